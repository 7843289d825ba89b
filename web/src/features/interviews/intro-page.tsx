/** The page before the interview: what it is, how to prepare, and whether it is taken now or later. */

import { Button, Group, List, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { api } from '@saring/contract';
import { mayContinue, secondsTyped, totalQuestions } from '@saring/contract/domain';
import { IconBook, IconBulb, IconCamera, IconClock, IconMicrophone, IconShirt } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useApi, useCallMutation } from '#client/hooks.ts';
import { useOwnId } from '#client/session.ts';
import { Modal } from '#kit/modal.tsx';
import { PageHeader, Panel, usePageTitle } from '#kit/page.tsx';
import { focusPage } from '#kit/root.tsx';
import { Empty, Failed, Loading } from '#kit/states.tsx';
import { duration } from '#messages/formats.ts';
import { t } from '#messages/interviews-intro.ts';
import classes from './interviews.module.css';
import { NothingToTake } from './nothing-to-take.tsx';
import { OtherWays, useAccommodations } from './other-ways.tsx';
import { markAsked, wasAsked } from './started.ts';
import type { Preparation } from './types.ts';

/** What is true for this person: typed answers and more time are in it. */
const detailsOf = (preparation: Preparation) => [
  t('inEnglish'),
  t('inTotal', { duration: duration(totalQuestions * secondsOf(preparation)) }),
  t('perQuestion', { duration: duration(secondsOf(preparation)) }),
  t('questions', { count: totalQuestions }),
  t('realTime'),
];

function secondsOf({ secondsPerQuestion, accommodations: { typedAnswers, timeFactor } }: Preparation): number {
  return typedAnswers ? secondsTyped * timeFactor : secondsPerQuestion;
}

export function IntroPage() {
  const [address] = useSearchParams();
  const username = useOwnId();
  const id = address.get('applicationId') ?? '';
  const own = useApi(api.applications.own, { params: { id: username } });
  const application = own.data?.data.applications.find((item) => item.id === id);
  const open = application !== undefined && mayContinue(application);
  const preparation = useApi(api.interviews.preparation, { params: { id } }, { enabled: open });
  usePageTitle(application?.job.jobTitle, t('title'));
  if (own.isPending || (open && preparation.isPending)) return <Loading />;
  const failed = own.data ? preparation : own;
  if (failed.isError && !failed.data) {
    return (
      <Panel flush>
        <Failed heads text={t('failed')} onRetry={() => void failed.refetch()} busy={failed.isFetching} />
      </Panel>
    );
  }
  if (!open || !preparation.data) {
    return (
      <>
        <PageHeader title={application?.job.jobTitle ?? t('title')} back={{ to: '/user/cdashboard' }} />
        <NothingToTake application={application} unknown={{ text: t('notFound') }} />
      </>
    );
  }
  const { state } = preparation.data;
  const Shown = state === 'open' ? Begun : state === 'paused' ? Paused : Intro;
  return (
    <Shown
      key={id}
      id={id}
      companyId={application.companyId}
      title={application.job.jobTitle}
      isClosed={application.job.status === 'Closed'}
      preparation={preparation.data}
    />
  );
}

interface IntroProps {
  id: string;
  companyId: string;
  title: string;
  /** The job takes no further applications; those that were sent go on. */
  isClosed: boolean;
  preparation: Preparation;
}

/** The question whether somebody goes on now or later: asked by itself once in this browser, and again at a button. */
function useReady(id: string) {
  const navigate = useNavigate();
  const [asked, dialog] = useDisclosure(!wasAsked(id));
  const [again, setAgain] = useState(false);
  const later = useCallMutation(api.applications.setInterviewStatus, { timeout: 30_000 });
  function ask() {
    setAgain(true);
    dialog.open();
  }
  function onNow() {
    markAsked(id);
    dialog.close();
  }
  function onLater() {
    markAsked(id);
    later.mutate(
      { params: { id }, body: { interviewStatus: false } },
      // Also when the call failed: an interview that was not taken is unfinished anyway.
      { onSettled: () => void navigate('/user/cdashboard') },
    );
  }
  return { ask, asked, again, onNow, onLater, busy: later.isPending };
}

/** Leads into the room. */
function useStart({ id, companyId }: Pick<IntroProps, 'id' | 'companyId'>) {
  const navigate = useNavigate();
  const { state } = useLocation();
  return () =>
    void navigate('/interview', {
      replace: true,
      state: { companyId, ...(isObject(state) ? state : {}), applicationId: id, interviewId: id },
    });
}

/** Nobody there can read or answer it. */
function Paused({ title }: IntroProps) {
  return (
    <>
      <PageHeader title={title} back={{ to: '/user/cdashboard' }} />
      <Panel>
        <Empty text={t('paused')} hint={t('pausedWhat')} />
      </Panel>
    </>
  );
}

/** Somebody left the room: nothing is chosen any more, and the time runs. */
function Begun({ title, ...props }: IntroProps) {
  const start = useStart(props);
  return (
    <>
      <PageHeader title={title} description={t('description')} back={{ to: '/user/cdashboard' }} />
      <Panel>
        <Empty text={t('begun')} hint={t('begunWhat')} action={<Button onClick={start}>{t('goOn')}</Button>} />
      </Panel>
    </>
  );
}

function Intro({ id, companyId, title, isClosed, preparation }: IntroProps) {
  const start = useStart({ id, companyId });
  const chosen = useAccommodations(id, preparation.accommodations);
  const { ask, ...ready } = useReady(id);
  return (
    <>
      <PageHeader
        title={title}
        description={t('description')}
        back={{ to: '/user/cdashboard' }}
        actions={
          <>
            <Button variant="default" onClick={ask}>
              {t('nowOrLater')}
            </Button>
            <Button onClick={start}>{t('start')}</Button>
          </>
        }
      />
      <Stack gap="md">
        {isClosed && <Text>{t('jobClosed')}</Text>}
        <Panel title={t('details')}>
          <List spacing={4}>
            {detailsOf(preparation).map((detail) => (
              <List.Item key={detail}>{detail}</List.Item>
            ))}
          </List>
        </Panel>
        <OtherWays id={id} preparation={preparation} chosen={chosen} />
        <SimpleGrid component="ul" className={classes.tiles} cols={{ base: 1, xs: 2, md: 3 }} spacing="md">
          <Tile icon={<IconBook {...icon} />}>{t('readCarefully')}</Tile>
          {/* Whoever types is neither heard nor looked at. */}
          {!preparation.accommodations.typedAnswers && (
            <>
              <Tile icon={<IconShirt {...icon} />}>{t('dress')}</Tile>
              <Tile icon={<IconMicrophone {...icon} />}>{t('microphone')}</Tile>
              <Tile icon={<IconCamera {...icon} />}>{t('webcam')}</Tile>
            </>
          )}
          <Tile icon={<IconBulb {...icon} />}>{t('quiet')}</Tile>
          <Tile icon={<IconClock {...icon} />}>{t('time')}</Tile>
        </SimpleGrid>
        <Panel title={t('recorded')}>
          <Text size="sm">{t('recordedWhat')}</Text>
          <Text size="sm">{t(preparation.readBy === 'people' ? 'readByPeople' : 'readBySoftware')}</Text>
        </Panel>
      </Stack>
      <ReadyDialog seconds={totalQuestions * secondsOf(preparation)} {...ready} />
    </>
  );
}

const icon = { size: 24, stroke: 1.5 };

function Tile({ icon: sign, children }: { icon: ReactNode; children: string }) {
  return (
    <li className={classes.tile}>
      <span className={classes.sign} aria-hidden="true">
        {sign}
      </span>
      <Title order={2} fz="sm" fw={600}>
        {children}
      </Title>
    </li>
  );
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

interface ReadyProps extends Omit<ReturnType<typeof useReady>, 'ask'> {
  /** Of the whole interview. */
  seconds: number;
}

function ReadyDialog({ seconds, asked, again, onNow, onLater, busy }: ReadyProps) {
  return (
    <Modal
      opened={asked}
      onClose={onNow}
      title={t('completeApplication')}
      // Where it opened with the page, there is no button that could have the focus back.
      focusAfter={again ? undefined : focusPage}
    >
      <Stack gap="lg">
        <Text size="sm">{t('completeWhat', { duration: duration(seconds) })}</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onLater} loading={busy}>
            {t('later')}
          </Button>
          <Button onClick={onNow} data-autofocus>
            {t('now')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
