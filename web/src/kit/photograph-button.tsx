/** A resume by the camera of a telephone: what it needs is loaded when somebody wants it. */
import { Button } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { t } from '#messages/kit-pages.ts';
import { latePart } from './late.tsx';

const PhotographDialog = latePart(
  () => import('./photograph-dialog.tsx'),
  (module) => module.PhotographDialog,
);

interface Props {
  /** Of the file that comes out of it. */
  maxBytes: number;
  maxPages: number;
  disabled?: boolean;
  onFile: (file: File) => void;
}

export function PhotographButton({ maxBytes, maxPages, disabled, onFile }: Props) {
  const [wanted, setWanted] = useState(false);
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        variant="default"
        disabled={disabled}
        leftSection={<IconCamera size={16} aria-hidden="true" />}
        onClick={() => {
          setWanted(true);
          setOpened(true);
        }}
      >
        {t('title')}
      </Button>
      {wanted && (
        <Suspense fallback={null}>
          <PhotographDialog
            opened={opened}
            maxBytes={maxBytes}
            maxPages={maxPages}
            onClose={() => setOpened(false)}
            onFile={(file) => {
              setOpened(false);
              onFile(file);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
