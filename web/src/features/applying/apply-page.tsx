/** The page behind a company's application link. */
import { Button, Stack, Text, Title } from '@mantine/core';
import { api } from '@saring/contract';
import { type RefObject, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { useApi, useCallMutation } from '#client/hooks.ts';
import { leaveFor } from '#client/leave.ts';
import { messageOf } from '#client/messages.ts';
import { useSession } from '#client/session.ts';
import { goesOn, goOn } from '#client/storage.ts';
import { useNarrow } from '#kit/app-frame.tsx';
import { FormNotice } from '#kit/form.tsx';
import { lazyPart } from '#kit/later.ts';
import { PageHeader, Panel, usePageTitle } from '#kit/page.tsx';
import { Loading } from '#kit/states.tsx';
import { t } from '#messages/applying.ts';
import classes from './applying.module.css';
import { isShut } from './rules.ts';

// Whoever is only told that a large screen is better need not load it.
const Apply = lazyPart(
  () => import('./apply.tsx'),
  (m) => m.Apply,
);

export function ApplyPage() {
  const session = useSession();
  const small = useNarrow();
  const [wentOn, setWentOn] = useState(() => goesOn('toldNarrow'));
  const { token = '' } = useParams();
  const username = session?.sub ?? '';
  const mine = session?.role === 'user' && username !== '';
  const link = useApi(api.jobs.apply, { params: { token } }, { enabled: mine });
  // Where nobody can apply, a larger screen is no better.
  const narrow = small && !wentOn && (link.isPending || Boolean(link.data?.some((job) => !isShut(job))));
  // Once there it stays, also while the word for small screens stands in its place: a window made narrow costs nothing that was written.
  const [there, setThere] = useState(!narrow);
  if (!narrow && !there) setThere(true);
  // Zooming while one writes makes it narrow: the word for small screens has the focus then, and gives it back.
  const had = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!narrow && (document.activeElement?.matches('body, main') ?? true)) had.current?.focus();
  }, [narrow]);
  usePageTitle(t('title'));
  return (
    <>
      <PageHeader title={t('title')} />
      {!mine && <AuthenticationError />}
      {mine && there && (
        // biome-ignore lint/a11y/noStaticElementInteractions: hears what reaches the control inside
        <div
          hidden={narrow}
          onFocus={({ target }) => {
            had.current = target;
          }}
        >
          <Suspense fallback={<Loading />}>
            <Apply key={token} token={token} username={username} />
          </Suspense>
        </div>
      )}
      {mine && narrow && link.isPending && <Loading />}
      {mine && narrow && !link.isPending && (
        <SmallScreen
          token={token}
          instead={had}
          onGoOn={() => {
            goOn('toldNarrow');
            setWentOn(true);
          }}
        />
      )}
    </>
  );
}

interface SmallScreenProps {
  token: string;
  /** What had the focus where it stands now. */
  instead: RefObject<HTMLElement | null>;
  onGoOn: () => void;
}

/** In the page, not over it: nothing else is there to shut out, and the menu stays within reach. */
function SmallScreen({ token, instead, onGoOn }: SmallScreenProps) {
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const { activeElement: at } = document;
    if (instead.current && (at === instead.current || at?.matches('body, main'))) heading.current?.focus();
  }, [instead]);
  const mail = useCallMutation(api.jobs.mailLink);
  const problem = mail.error && messageOf(mail.error, { detail: t('linkNotSent') });
  return (
    <dialog open aria-labelledby={title} className={classes.smallScreen}>
      <Stack gap="md">
        <Title order={2} id={title} ref={heading} tabIndex={-1}>
          {t('desktopOnly')}
        </Title>
        <Text size="sm">{t('smallWorksToo')}</Text>
        <FormNotice text={mail.isSuccess ? mail.data.message : problem} tone={mail.isSuccess ? 'good' : 'bad'} />
        <Button onClick={onGoOn}>{t('goOnHere')}</Button>
        <Button
          variant="default"
          loading={mail.isPending}
          disabled={mail.isSuccess}
          onClick={() => mail.mutate({ params: { token } })}
        >
          {t('mailLink')}
        </Button>
      </Stack>
    </dialog>
  );
}

function AuthenticationError() {
  const { pathname, search } = useLocation();
  const logIn = `/login?redirect=${encodeURIComponent(pathname + search)}`;
  return (
    <Panel title={t('authentication')}>
      <Stack gap="md" align="flex-start">
        <Text size="sm">{t('invalid')}</Text>
        <Button onClick={() => void leaveFor(logIn)}>{t('toLogin')}</Button>
      </Stack>
    </Panel>
  );
}
