/** What the room says before the first question and after the last. */
import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
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
  // Whoever moves over it or presses a key reads it still: it stays until it is closed.
  const [read, setRead] = useState(false);
  useEffect(() => {
    if (!opened || read) return;
    const timer = window.setTimeout(() => void navigate('/user/cdashboard'), closesAfter(endAfter));
    return () => window.clearTimeout(timer);
  }, [opened, read, navigate]);
  return (
    <Modal opened={opened} onClose={() => void navigate('/user/cdashboard')} withCloseButton={false} title={t('over')}>
      <Stack gap="lg" onPointerMove={() => setRead(true)} onKeyDown={() => setRead(true)}>
        <Text>{t('thanks')}</Text>
        <Text size="sm">{t('thanksNext')}</Text>
        {answerBy && !isDayOver(answerBy) && <Text size="sm">{t('thanksUntil', { day: dateText(answerBy) })}</Text>}
        {heard && (
          <Text size="sm">
            {t('thanksCorrect', {
              link: (text) => (
                <Anchor component={Link} to={`/user/application/${id}`} inherit underline="always">
                  {text}
                </Anchor>
              ),
            })}
          </Text>
        )}
        <Group justify="flex-end">
          <Button data-autofocus onClick={() => void navigate('/user/cdashboard')}>
            {ended('toDashboard')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
