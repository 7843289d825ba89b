/** What the room says before the first question and after the last. */
import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { api } from '@saring/contract';
import { useCallback, useEffect, useState } from 'react';
import { Link, useBlocker, useNavigate } from 'react-router';
import { refresh } from '#client/hooks.ts';
import { dateText, isDayOver } from '#kit/dates.ts';
import { actsByKeys } from '#kit/last-input.ts';
import { Modal } from '#kit/modal.tsx';
import { t } from '#messages/interviews.ts';
import { t as ended } from '#messages/interviews-over.ts';

const endAfter = 5000;

export function StartDialog({ opened }: { opened: boolean }) {
  return (
    <Modal opened={opened} onClose={() => {}} withCloseButton={false} title={t('getReady')}>
      <Text>{t('aboutToBegin')}</Text>
    </Modal>
  );
}

/** Asks whoever presses Back in the midst of it; other ways lead out of it only once it is over. */
export function LeaveDialog({ running }: { running: boolean }) {
  const blocker = useBlocker(({ historyAction }) => running && historyAction === 'POP');
  const stay = () => blocker.reset?.();
  const { state, reset } = blocker;
  // Once it is over nothing keeps anybody.
  useEffect(() => {
    if (!running && state === 'blocked') reset();
  }, [running, state, reset]);
  function leave() {
    // The pages outside were told of an interview that had not begun.
    void refresh(api.interviews.preparation);
    blocker.proceed?.();
  }
  return (
    <Modal opened={running && state === 'blocked'} onClose={stay} title={t('askLeave')}>
      <Stack gap="lg">
        <Text size="sm">{t('askLeaveWhat')}</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={leave}>
            {t('leave')}
          </Button>
          <Button data-autofocus onClick={stay}>
            {t('stay')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

interface EndDialogProps {
  id: string;
  opened: boolean;
  answerBy: string | null;
  /** A voice was turned into words. */
  heard: boolean;
}

export function EndDialog({ id, opened, answerBy, heard }: EndDialogProps) {
  const navigate = useNavigate();
  // In place of the room, so that Back does not lead into one that is over, which may even be on the screen still.
  const leave = useCallback(() => void navigate('/user/cdashboard', { replace: true }), [navigate]);
  // Whoever moves over it, touches it or presses a key reads it still: it stays until it is closed.
  const [read, setRead] = useState(false);
  const stay = () => setRead(true);
  useEffect(() => {
    // By ear it takes half a minute, and what is read out presses no key here.
    if (!opened || read || actsByKeys()) return;
    const timer = window.setTimeout(leave, endAfter);
    return () => window.clearTimeout(timer);
  }, [opened, read, leave]);
  return (
    <Modal opened={opened} onClose={leave} withCloseButton={false} title={t('over')}>
      <Stack gap="lg" onPointerDown={stay} onPointerMove={stay} onKeyDown={stay}>
        <Text>{t('thanks')}</Text>
        <Text size="sm">{t('thanksNext')}</Text>
        {answerBy && !isDayOver(answerBy) && <Text size="sm">{t('thanksUntil', { day: dateText(answerBy) })}</Text>}
        {heard && (
          <Text size="sm">
            {t('thanksCorrect', {
              link: (text) => (
                <Anchor component={Link} to={`/user/application/${id}`} replace inherit underline="always">
                  {text}
                </Anchor>
              ),
            })}
          </Text>
        )}
        <Group justify="flex-end">
          <Button data-autofocus onClick={leave}>
            {ended('toDashboard')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
