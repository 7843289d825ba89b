/** The resume of the profile: its name, a link to it, and its replacement. */
import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { api, type CallOutput, fileLimits } from '@saring/contract';
import { IconFileText } from '@tabler/icons-react';
import { useState } from 'react';
import { useApi } from '#client/hooks.ts';
import { useUpload } from '#client/use-upload.ts';
import { tell } from '#kit/dialogs.ts';
import { sizeText } from '#kit/file-check.ts';
import { FileField } from '#kit/file-field.tsx';
import { FormNotice } from '#kit/form.tsx';
import { notify } from '#kit/notices.ts';
import { Panel } from '#kit/page.tsx';
import { t } from '#messages/applicants-settings.ts';
import classes from './applicants.module.css';
import { PhotographButton } from './photograph-button.tsx';
import { uploadProblem } from './picture-panel.tsx';

/** Links are signed for 15 minutes; a fresh one comes in time. */
const linkLife = 10 * 60_000;

interface Props {
  username: string;
  /** Asks what the stored resume offers for the profile. */
  onRead: () => Promise<void>;
}

export function ResumePanel({ username, onRead }: Props) {
  const stored = useApi(api.applicants.resume, { params: { username } }, { askAgain: linkLife });
  const kept = stored.data?.resumeUrl;
  const { file, choose, upload, save, read, reading } = useReplacement({ username, onRead });

  return (
    <Panel title={t('resume')}>
      <Stack gap="md">
        <StoredResume stored={stored.data} failed={stored.isError} />
        <FileField
          label={kept ? t('replaceResume') : t('resumeField')}
          extensions={['.pdf', '.doc', '.docx', '.txt']}
          maxBytes={fileLimits.resume}
          hint={t('resumeHint')}
          file={file}
          onChange={choose}
          upload={upload}
        />
        <FormNotice
          text={upload.state.phase === 'failed' ? uploadProblem(upload.state.error, t('resumeFailed')) : null}
        />
        <Group justify="flex-end">
          <PhotographButton disabled={upload.state.phase === 'sending'} onFile={choose} />
          {kept && !file && (
            <Button variant="subtle" onClick={() => void read()} loading={reading}>
              {t('fillFromResume')}
            </Button>
          )}
          <Button
            variant={file ? 'filled' : 'default'}
            onClick={() => void save()}
            loading={upload.state.phase === 'sending'}
          >
            {t('uploadResume')}
          </Button>
        </Group>
      </Stack>
    </Panel>
  );
}

function useReplacement({ username, onRead }: Props) {
  const [reading, setReading] = useState(false);
  const [file, setFile] = useState<File | null>(null);
  const upload = useUpload(api.applicants.saveResume, {
    timeout: 120_000,
    refreshes: [api.applicants.resume, api.applicants.profile],
    onDone() {
      setFile(null);
      notify({ tone: 'good', text: t('resumeSaved'), closeAfter: 5000 });
      void read();
    },
  });

  function choose(chosen: File | null) {
    setFile(chosen);
    upload.reset();
  }

  async function save() {
    if (!file) {
      await tell({ title: t('noFile'), text: t('selectResume'), tone: 'bad' });
      return;
    }
    await upload.start({ params: { username }, files: { resume: file } });
  }

  async function read() {
    setReading(true);
    await onRead();
    setReading(false);
  }

  return { file, choose, upload, save, read, reading };
}

interface StoredResumeProps {
  stored: CallOutput<typeof api.applicants.resume> | undefined;
  failed: boolean;
}

function StoredResume({ stored, failed }: StoredResumeProps) {
  const name = stored?.resumeFilename ?? t('resume');
  return (
    <Group gap="xs" wrap="nowrap">
      <IconFileText size={20} stroke={1.6} aria-hidden="true" />
      {stored?.resumeUrl ? (
        <Anchor
          href={stored.resumeUrl}
          target="_blank"
          rel="noopener noreferrer"
          size="sm"
          className={classes.anywhere}
        >
          {stored.resumeSize === null
            ? t('view', { name })
            : t('viewSized', { name, size: sizeText(stored.resumeSize) })}
        </Anchor>
      ) : (
        <Text size="sm" c="dimmed">
          {failed ? t('resumeUnreachable') : t('noResume')}
        </Text>
      )}
    </Group>
  );
}
