/** The profile picture: the stored one, a preview of the next, the upload. */
import { Avatar, Button, Group, Stack } from '@mantine/core';
import { api, CallError, fileLimits } from '@saring/contract';
import { useEffect, useState } from 'react';
import { useApi } from '#client/hooks.ts';
import { useUpload } from '#client/use-upload.ts';
import { FileField } from '#kit/file-field.tsx';
import { FormNotice } from '#kit/form.tsx';
import { notify } from '#kit/notices.ts';
import { Panel } from '#kit/page.tsx';
import { t } from '#messages/applicants-settings.ts';

/** What the specification says first, then the server's reason where it gave one. */
export function uploadProblem(error: unknown, failed: string): string {
  if (!(error instanceof CallError)) return t('later');
  return error.detail ? t('failedWhy', { failed, reason: error.detail }) : failed;
}

export function PicturePanel({ username }: { username: string }) {
  const params = { username };
  const stored = useApi(api.applicants.picture, { params });
  const [file, setFile] = useState<File | null>(null);
  const preview = usePreview(file);
  const upload = useUpload(api.applicants.savePicture, {
    timeout: 60_000,
    refreshes: [api.applicants.picture, api.applicants.profile],
    onDone() {
      setFile(null);
      notify({ tone: 'good', text: t('pictureSaved') });
    },
  });
  const save = (chosen: File) => upload.start({ params, files: { profilePicture: chosen } });

  return (
    <Panel title={t('picture')}>
      <Stack gap="md">
        <Group wrap="nowrap" align="flex-start" gap="md">
          <Avatar src={preview ?? stored.data?.profilePictureUrl} size={96} alt={t('yourPicture')} color="petrol" />
          <div style={{ flex: 1, minWidth: 0 }}>
            <FileField
              label={t('pictureField')}
              extensions={['.svg', '.png', '.jpg', '.jpeg', '.gif']}
              maxBytes={fileLimits.picture}
              hint={t('pictureHint')}
              description={t('pictureWhat')}
              file={file}
              onChange={(chosen) => {
                setFile(chosen);
                upload.reset();
              }}
              upload={upload}
            />
          </div>
        </Group>
        <FormNotice
          text={upload.state.phase === 'failed' ? uploadProblem(upload.state.error, t('pictureFailed')) : null}
        />
        {file && (
          <Group justify="flex-end">
            <Button onClick={() => void save(file)} loading={upload.state.phase === 'sending'}>
              {t('savePicture')}
            </Button>
          </Group>
        )}
      </Stack>
    </Panel>
  );
}

/** An address for the chosen picture, given back when another one is chosen. */
function usePreview(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = file && URL.createObjectURL(file);
    setAddress(made);
    return () => {
      if (made) URL.revokeObjectURL(made);
    };
  }, [file]);
  return address;
}
