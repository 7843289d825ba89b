/** Everything that is kept of the person, to take along as one file. */
import { Button, Group, Text } from '@mantine/core';
import { api } from '@saring/contract';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { sendForFile } from '#client/client.ts';
import { messageOf } from '#client/messages.ts';
import { FormNotice } from '#kit/form.tsx';
import { notify } from '#kit/notices.ts';
import { Panel } from '#kit/page.tsx';
import { saveAs } from '#kit/save-as.ts';
import { t } from '#messages/applicants-settings.ts';

export function OwnData({ username }: { username: string }) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function download() {
    setBusy(true);
    setProblem(null);
    try {
      saveAs(await sendForFile(api.applicants.download, { params: { username } }), `saring-${username}.zip`);
      notify({ tone: 'good', text: t('downloaded') });
    } catch (error) {
      setProblem(messageOf(error, { detail: t('downloadFailed') }));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Panel title={t('download')}>
      <Group justify="space-between" align="center">
        <Text size="sm" c="dimmed" maw={560}>
          {t('downloadWhat')}
        </Text>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden="true" />}
          onClick={() => void download()}
          loading={busy}
        >
          {t('download')}
        </Button>
      </Group>
      <FormNotice text={problem} />
    </Panel>
  );
}
