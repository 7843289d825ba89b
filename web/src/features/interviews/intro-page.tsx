/** The page before the interview: what it is, how to prepare, and whether it is taken now or later. */
import { Button, Group, List, Modal, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { api } from '@saring/contract';
import { IconBook, IconBulb, IconCamera, IconClock, IconMicrophone, IconShirt } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { useApi, useCallMutation } from '#client/hooks.ts';
import { useOwnId } from '#client/session.ts';
import { mayContinue } from '#features/applicants/index.ts';
import { PageHeader, Panel, usePageTitle } from '#kit/page.tsx';
import { focusPage } from '#kit/root.tsx';
import { Empty, Failed, Loading } from '#kit/states.tsx';
import classes from './interviews.module.css';

const details = [
  'Responses are accepted only in English.',
  '5 minutes in total.',
  '50 seconds per question.',
  '6 questions.',
  'Questions are generated in real time.',
];

export function IntroPage() {
  const [address] = useSearchParams();
  const username = useOwnId();
  const id = address.get('applicationId') ?? '';
  const own = useApi(api.applications.own, { params: { id: username } });
  const application = own.data?.data.applications.find((item) => item.id === id);
  usePageTitle(application?.job.jobTitle, 'Digital Interview');
  if (own.isPending) return <Loading />;
  if (own.isError && !own.data) {
    return (
      <Panel flush>
        <Failed text="Failed to load your application." onRetry={() => void own.refetch()} busy={own.isFetching} />
      </Panel>
    );
  }
  if (!application || !mayContinue(application)) {
    const text = !application
      ? 'This application was not found.'
      : application.interviewStatus
        ? 'This interview is complete. Thank you for your time!'
        : 'This application was withdrawn.';
    return (
      <>
        <PageHeader title={application?.job.jobTitle ?? 'Digital Interview'} back={{ to: '/user/cdashboard' }} />
        <Panel>
          <Empty
            text={text}
            action={
              <Button component={Link} to="/user/cdashboard" variant="default">
                Go to my dashboard
              </Button>
            }
          />
        </Panel>
      </>
    );
  }
  return <Intro id={id} companyId={application.companyId} title={application.job.jobTitle} />;
}

function Intro({ id, companyId, title }: { id: string; companyId: string; title: string }) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [asked, dialog] = useDisclosure(true);
  const later = useCallMutation(api.applications.setInterviewStatus, { timeout: 30_000 });
  const goLater = () =>
    later.mutate(
      { params: { id }, body: { interviewStatus: false } },
      // Also when the call failed: an interview that was not taken is unfinished anyway.
      { onSettled: () => void navigate('/user/cdashboard') },
    );
  const start = () =>
    void navigate('/interview', {
      replace: true,
      state: { companyId, ...(isObject(state) ? state : {}), applicationId: id, interviewId: id },
    });
  return (
    <>
      <PageHeader
        title={title}
        description="Digital interview"
        back={{ to: '/user/cdashboard' }}
        actions={<Button onClick={start}>Start Digital Interview</Button>}
      />
      <Stack gap="md">
        <Panel title="Interview Details">
          <List spacing={4}>
            {details.map((detail) => (
              <List.Item key={detail}>{detail}</List.Item>
            ))}
          </List>
        </Panel>
        <SimpleGrid component="ul" className={classes.tiles} cols={{ base: 1, xs: 2, md: 3 }} spacing="md">
          <Tile icon={<IconBook {...icon} />}>Read each question carefully.</Tile>
          <Tile icon={<IconShirt {...icon} />}>Dress smart and professional.</Tile>
          <Tile icon={<IconMicrophone {...icon} />}>Make sure that your microphone works.</Tile>
          <Tile icon={<IconCamera {...icon} />}>Make sure that your webcam works.</Tile>
          <Tile icon={<IconBulb {...icon} />}>Sit in a quiet and well-lit environment.</Tile>
          <Tile icon={<IconClock {...icon} />}>Manage your time.</Tile>
        </SimpleGrid>
        <Panel title="What is recorded">
          <Text size="sm">
            Your voice is recorded answer by answer and kept for the people who review your application at the company.
            The camera picture is shown to you only: it is neither recorded nor sent. Your words are read by software
            without your name, photo, age or gender; a person decides.
          </Text>
        </Panel>
      </Stack>
      <Modal
        opened={asked}
        onClose={dialog.close}
        title="Complete Your Application"
        // It opened with the page: there is no button that could have the focus back.
        returnFocus={false}
        onExitTransitionEnd={focusPage}
      >
        <Stack gap="lg">
          <Text size="sm">
            Upon submission, you will have to undergo a digital interview (5 minutes). You can proceed now if ready or
            choose to proceed later.
          </Text>
          <Group justify="flex-end">
            <Button variant="default" onClick={goLater} loading={later.isPending}>
              Proceed Later
            </Button>
            <Button onClick={dialog.close} data-autofocus>
              Proceed Now
            </Button>
          </Group>
        </Stack>
      </Modal>
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
