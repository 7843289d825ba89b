/** A resume by the camera of a telephone: what it needs is loaded when somebody wants it. */
import { Button } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { latePart } from '#kit/late.tsx';
import { t } from '#messages/applicants-photograph.ts';

const PhotographDialog = latePart(
  () => import('./photograph-dialog.tsx'),
  (module) => module.PhotographDialog,
);

interface Props {
  disabled?: boolean;
  onFile: (file: File) => void;
}

export function PhotographButton({ disabled, onFile }: Props) {
  /** Null until it was wanted once; closed, it keeps its pages. */
  const [opened, setOpened] = useState<boolean | null>(null);
  return (
    <>
      <Button
        variant="default"
        disabled={disabled}
        leftSection={<IconCamera size={16} aria-hidden="true" />}
        onClick={() => setOpened(true)}
      >
        {t('title')}
      </Button>
      {opened !== null && (
        <Suspense fallback={null}>
          <PhotographDialog
            opened={opened}
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
