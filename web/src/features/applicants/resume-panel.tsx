/** The resume of the profile: its name, a link to it, and its replacement. */
import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { api, fileLimits } from '@saring/contract';
import { IconFileText } from '@tabler/icons-react';
import { useState } from 'react';
import { useApi } from '#client/hooks.ts';
import { useUpload } from '#client/use-upload.ts';
import { tell } from '#kit/dialogs.ts';
import { sizeText } from '#kit/file-check.ts';
import { FileField } from '#kit/file-field.tsx';
import { FormNotice } from '#kit/form.tsx';
import { notify } from '#kit/notices.tsx';
import { Panel } from '#kit/page.tsx';
import classes from './applicants.module.css';
import { uploadProblem } from './picture-panel.tsx';

/** Links are signed for 15 minutes; a fresh one comes in time. */
const linkLife = 10 * 60_000;

interface Props {
  username: string;
  /** Asks what the stored resume offers for the profile. */
  onRead: () => Promise<void>;
}

export function ResumePanel({ username, onRead }: Props) {
  const [reading, setReading] = useState(false);
  const params = { username };
  const stored = useApi(api.applicants.resume, { params }, { refetchInterval: linkLife });
  const [file, setFile] = useState<File | null>(null);
  const upload = useUpload(api.applicants.saveResume, {
    timeout: 60_000,
    refreshes: [api.applicants.resume, api.applicants.profile],
  });
  const current = stored.data;

  async function save() {
    if (!file) {
      await tell({
        title: 'No File Selected',
        text: 'Please select a resume file to upload.',
        tone: 'bad',
        closeAfter: 3000,
      });
      return;
    }
    const saved = await upload.start({ params, files: { resume: file } });
    if (!saved) return;
    setFile(null);
    notify({
      tone: 'good',
      text: 'Resume uploaded successfully. Let us do the job-hunting for you!',
      closeAfter: 5000,
    });
    await read();
  }

  async function read() {
    setReading(true);
    await onRead();
    setReading(false);
  }

  return (
    <Panel title="Resume">
      <Stack gap="md">
        <Group gap="xs" wrap="nowrap">
          <IconFileText size={20} stroke={1.6} aria-hidden="true" />
          {current?.resumeUrl ? (
            <Anchor
              href={current.resumeUrl}
              target="_blank"
              rel="noopener noreferrer"
              size="sm"
              className={classes.anywhere}
            >
              {current.resumeFilename ?? 'Resume'} (
              {current.resumeSize === null ? '' : `${sizeText(current.resumeSize)}, `}view)
            </Anchor>
          ) : (
            <Text size="sm" c="dimmed">
              {stored.isError ? 'The stored resume could not be loaded.' : 'No resume uploaded yet.'}
            </Text>
          )}
        </Group>
        <FileField
          label={current?.resumeUrl ? 'Replace it' : 'Resume file'}
          extensions={['.pdf', '.doc', '.docx', '.txt']}
          maxBytes={fileLimits.resume}
          hint="PDF, DOC, DOCX or TXT (max. 5MB)"
          file={file}
          onChange={(chosen) => {
            setFile(chosen);
            upload.reset();
          }}
          upload={upload}
        />
        <FormNotice
          text={upload.state.phase === 'failed' ? uploadProblem(upload.state.error, 'Failed to upload resume.') : null}
        />
        <Group justify="flex-end">
          {current?.resumeUrl && !file && (
            <Button variant="subtle" onClick={() => void read()} loading={reading}>
              Fill My Profile From It
            </Button>
          )}
          <Button
            variant={file ? 'filled' : 'default'}
            onClick={() => void save()}
            loading={upload.state.phase === 'sending'}
          >
            Upload Resume
          </Button>
        </Group>
      </Stack>
    </Panel>
  );
}
