/** What the room says before the first question and after the last. */
import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useCallback, useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { dateText, isDayOver } from '#kit/dates.ts';
import { closesAfter } from '#kit/last-input.ts';
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
  // Whoever moves over it or presses a key reads it still: it stays until it is closed.
  const [read, setRead] = useState(false);
  useEffect(() => {
    if (!opened || read) return;
    const timer = window.setTimeout(leave, closesAfter(endAfter));
    return () => window.clearTimeout(timer);
  }, [opened, read, leave]);
  return (
    <Modal opened={opened} onClose={leave} withCloseButton={false} title={t('over')}>
      <Stack gap="lg" onPointerMove={() => setRead(true)} onKeyDown={() => setRead(true)}>
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
