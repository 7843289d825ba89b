/** The page behind a company's application link. */
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { Suspense, useId, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { leave } from '#client/leave.ts';
import { useSession } from '#client/session.ts';
import { useNarrow } from '#kit/app-frame.tsx';
import { CopyField } from '#kit/copy-field.tsx';
import { lazyPart } from '#kit/later.ts';
import { PageHeader, Panel, usePageTitle } from '#kit/page.tsx';
import { Loading } from '#kit/states.tsx';
import classes from './applying.module.css';
import { HomeButton } from './home-button.tsx';

// A telephone, which only shows that a desktop is wanted, need not load it.
const Apply = lazyPart(() => import('./apply.tsx').then((m) => m.Apply));

export function ApplyPage() {
  const session = useSession();
  const narrow = useNarrow();
  // Once there it stays, also while the word for telephones stands in its place: a window made narrow costs nothing that was written.
  const [wide, setWide] = useState(!narrow);
  if (!narrow && !wide) setWide(true);
  const { token = '' } = useParams();
  const username = session?.sub ?? '';
  const mine = session?.role === 'user' && username !== '';
  usePageTitle('Job Application Submission');
  return (
    <>
      <PageHeader title="Job Application Submission" />
      {!mine && <AuthenticationError known={username !== ''} />}
      {mine && wide && (
        <div hidden={narrow}>
          <Suspense fallback={<Loading />}>
            <Apply key={token} token={token} username={username} />
          </Suspense>
        </div>
      )}
      {mine && narrow && <DesktopOnly />}
    </>
  );
}

/** In the page, not over it: nothing else is there to shut out, and the menu stays within reach. */
function DesktopOnly() {
  const title = useId();
  return (
    <dialog open aria-labelledby={title} className={classes.desktopOnly}>
      <Stack gap="lg">
        <Title order={2} id={title}>
          Mobile Access Restricted - Please use a desktop device for a better experience.
        </Title>
        <CopyField
          label="Open this address there"
          description="You stay free to come back: nothing is lost."
          value={window.location.href}
        />
        <Group justify="flex-end">
          <HomeButton />
        </Group>
      </Stack>
    </dialog>
  );
}

function AuthenticationError({ known }: { known: boolean }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  async function logIn() {
    await leave();
    void navigate(`/login?redirect=${encodeURIComponent(pathname + search)}`);
  }
  return (
    <Panel title="Authentication Error">
      <Stack gap="md" align="flex-start">
        <Text size="sm">
          {known
            ? 'This page is for candidates. Please log in with the account that you apply with.'
            : 'Invalid authentication. Please log in again.'}
        </Text>
        <Button onClick={() => void logIn()}>Go to Login</Button>
      </Stack>
    </Panel>
  );
}
