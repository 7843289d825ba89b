/** What a page shows instead of its content: waiting, nothing there, or a failure with a way on. */
import { Alert, Button, Center, Loader, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconInbox, IconRefresh } from '@tabler/icons-react';
import { type ReactNode, useDeferredValue } from 'react';
import { t } from '#messages/kit.ts';
import { useSaidLate } from './say.tsx';
import classes from './states.module.css';

/** Whether `Loading` stands: while its answer is `pending`, and until what comes then is drawn, piece by piece, so that a slow telephone answers meanwhile. */
export function useLoading(pending: boolean): boolean {
  // Both: the deferred one alone is late as well where one waits anew.
  return useDeferredValue(pending) || pending;
}

/** A spinner for a whole page or panel, with the step's name; for the first 0.3 s nothing moves. */
export function Loading({ label = t('loading'), height = '40vh' }: { label?: string; height?: string | number }) {
  useSaidLate(label);
  return (
    <Center h={height} className={classes.late}>
      <Stack align="center" gap="xs">
        <Loader size="sm" aria-hidden="true" />
        <Text size="sm" c="dimmed">
          {label}
        </Text>
      </Stack>
    </Center>
  );
}

interface FailedProps {
  text: string;
  onRetry?: () => void;
  busy?: boolean;
  /** It is all there is of the page, which begins with it. */
  heads?: boolean;
}

/** A failed call: what happened, and the retry. */
export function Failed({ text, onRetry, busy, heads }: FailedProps) {
  return (
    <Alert color="red" variant="light" icon={<IconAlertTriangle size={18} />} role="alert" m="md">
      <Stack gap="sm" align="flex-start">
        <Text component={heads ? 'h1' : 'p'} size="sm">
          {text}
        </Text>
        {onRetry && (
          <Button size="xs" variant="default" leftSection={<IconRefresh size={14} />} onClick={onRetry} loading={busy}>
            {t('tryAgain')}
          </Button>
        )}
      </Stack>
    </Alert>
  );
}

interface EmptyProps extends Pick<FailedProps, 'text' | 'heads'> {
  hint?: ReactNode;
  action?: ReactNode;
}

/** Nothing there: the text says so, `hint` what to do next, `action` does it. */
export function Empty({ text, hint, action, heads }: EmptyProps) {
  return (
    <Center py={40} px="md">
      <Stack align="center" gap={6} maw={440}>
        <IconInbox size={30} stroke={1.2} aria-hidden="true" className={classes.quiet} />
        <Text component={heads ? 'h1' : 'p'} fw={600} ta="center" className={classes.even}>
          {text}
        </Text>
        {hint && (
          <Text size="sm" c="dimmed" ta="center">
            {hint}
          </Text>
        )}
        {action}
      </Stack>
    </Center>
  );
}
