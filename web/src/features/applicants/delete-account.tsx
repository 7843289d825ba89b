/** Deleting the account: what goes is said in plain words, the password is asked for, then everything is gone. */
import { Button, Group, List, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { api } from '@saring/contract';
import { useState } from 'react';
import { useCallMutation } from '#client/hooks.ts';
import { forget, leaveForGood } from '#client/leave.ts';
import { statusOf } from '#client/messages.ts';
import { PasswordDialog } from '#features/auth/index.ts';
import { tell } from '#kit/dialogs.ts';
import { Panel } from '#kit/page.tsx';
import { t } from '#messages/applicants-settings.ts';

const leaveAfter = 2000;

export function DeleteAccount({ username }: { username: string }) {
  const [asked, dialog] = useDisclosure(false);
  /** It was asked for, and nobody said whether it was done. */
  const [unanswered, setUnanswered] = useState(false);
  const remove = useCallMutation(api.applicants.deleteAccount, { timeout: 60_000, keepSession: unanswered });

  /** Answers whether it is certain. */
  async function erase(password: string): Promise<boolean> {
    try {
      await remove.mutateAsync({ params: { username }, body: { password } });
      return true;
    } catch (error) {
      // Most likely the account is gone, and its sign-ins with it.
      if (unanswered && statusOf(error) === 401) return false;
      setUnanswered([0, 502, 504].includes(statusOf(error)));
      throw error;
    }
  }

  async function onProve(password: string) {
    const isCertain = await erase(password);
    dialog.close();
    await forget();
    await tell(
      isCertain
        ? { title: t('deleted'), text: t('deletedWhat'), tone: 'good', closeAfter: leaveAfter }
        : { title: t('deletedPerhaps'), text: t('deletedPerhapsWhat'), tone: 'info' },
    );
    await leaveForGood();
    // Loaded anew, as behind a log-out: nothing of the person stays in memory.
    window.location.assign('/login');
  }

  return (
    <Panel title={t('delete')}>
      <Group justify="space-between" align="center">
        <Text size="sm" c="dimmed" maw={560}>
          {t('deleteWhat')}
        </Text>
        <Button color="red" variant="light" onClick={dialog.open}>
          {t('delete')}
        </Button>
      </Group>
      <PasswordDialog
        title={t('askDelete')}
        what={<WhatGoes />}
        confirm={t('delete')}
        color="red"
        username={username}
        failed={t('later')}
        opened={asked}
        onClose={dialog.close}
        onProve={onProve}
      />
    </Panel>
  );
}

function WhatGoes() {
  return (
    <Stack gap="xs">
      <Text size="sm">{t('goes')}</Text>
      <List size="sm">
        <List.Item>{t('goesProfile')}</List.Item>
        <List.Item>{t('goesApplications')}</List.Item>
        <List.Item>{t('goesInterviews')}</List.Item>
      </List>
      <Text size="sm">{t('stays')}</Text>
    </Stack>
  );
}
