/** Everything that is kept of the person, to take along as one file. */
import { Button, Group, Text } from '@mantine/core';
import { api } from '@saring/contract';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { sendForFile } from '#client/client.ts';
import { messageOf } from '#client/messages.ts';
import { FormNotice } from '#kit/form.tsx';
import { notify } from '#kit/notices.tsx';
import { Panel } from '#kit/page.tsx';
import { saveAs } from '#kit/save-as.ts';

export function OwnData({ username }: { username: string }) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function download() {
    setBusy(true);
    setProblem(null);
    try {
      saveAs(await sendForFile(api.applicants.download, { params: { username } }), `saring-${username}.zip`);
      notify({ tone: 'good', text: 'Your data has been downloaded.' });
    } catch (error) {
      setProblem(messageOf(error, { detail: 'Your data could not be downloaded. Please try again.' }));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Panel title="Download My Data">
      <Group justify="space-between" align="center">
        <Text size="sm" c="dimmed" maw={560}>
          One ZIP file with all that is kept of you: your profile, your applications and how they were decided, your
          interviews word for word, and your own files and recordings.
        </Text>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden="true" />}
          onClick={() => void download()}
          loading={busy}
        >
          Download My Data
        </Button>
      </Group>
      <FormNotice text={problem} />
    </Panel>
  );
}
