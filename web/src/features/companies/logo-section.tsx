/** The section "Company Logo": choose a picture, see it in its square, upload it. */
import { Button, SegmentedControl, Stack } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { api, fileLimits } from '@saring/contract';
import { useEffect, useState } from 'react';
import { useUpload } from '#client/use-upload.ts';
import { tell } from '#kit/dialogs.ts';
import { FileField } from '#kit/file-field.tsx';
import { Panel } from '#kit/page.tsx';
import { t } from '#messages/companies-settings.ts';
import { fitLogo, type LogoFit } from './fit-logo.ts';
import classes from './settings.module.css';

const closeAfter = 3000;
const fits = [
  { value: 'whole', label: t('wholeLogo') },
  { value: 'crop', label: t('fillSquare') },
];

export interface LogoSectionProps {
  companyId: string;
  current: string | null;
  /** Gets the new logo's address. */
  onUploaded: (address: string) => void;
}

/** Stored apart from the rest of the settings, as soon as the button is pressed. */
export function LogoSection({ companyId, current, onUploaded }: LogoSectionProps) {
  const [file, setFile] = useState<File | null>(null);
  const [fit, setFit] = useState<LogoFit>('whole');
  const { made, preview, problem } = useFittedLogo(file, fit);
  const upload = useUpload(api.companies.savePicture, {
    refreshes: [api.companies.profile],
    onDone({ companyPictureUrl }) {
      onUploaded(companyPictureUrl);
      setFile(null);
      upload.reset();
      void tell({ tone: 'good', title: t('logoSavedTitle'), text: t('logoSaved'), closeAfter });
    },
    onFailed: () => void tell({ tone: 'bad', title: t('logoFailedTitle'), text: t('logoFailed') }),
  });
  const shown = preview ?? current;

  async function send() {
    if (!made) return;
    const picture = new File([made], 'logo.png', { type: 'image/png' });
    await upload.start({ params: { username: companyId }, files: { profilePicture: picture } });
  }

  return (
    <Panel title={t('companyLogo')}>
      <div className={classes.logo}>
        <div className={classes.square}>
          {shown ? <img src={shown} alt={preview ? t('chosenLogo') : t('currentLogo')} /> : t('noLogo')}
        </div>
        <Stack gap="sm">
          <FileField
            label={t('logo')}
            extensions={['.svg', '.png', '.jpg', '.jpeg', '.gif']}
            maxBytes={fileLimits.picture}
            hint={t('logoHint')}
            file={file}
            onChange={setFile}
            error={problem}
            upload={upload}
          />
          {preview && (
            <>
              <FitChoice fit={fit} onChange={setFit} />
              <Button
                variant="default"
                onClick={() => void send()}
                loading={upload.state.phase === 'sending'}
                style={{ alignSelf: 'flex-start' }}
              >
                {t('uploadLogo')}
              </Button>
            </>
          )}
        </Stack>
      </div>
    </Panel>
  );
}

/** The chosen file as it will be stored, and an address to show it by. */
function useFittedLogo(file: File | null, fit: LogoFit) {
  const [made, setMade] = useState<Blob | null>(null);
  const [preview, setPreview] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let current = true;
    let address: string | null = null;
    setProblem(null);
    if (!file) {
      setMade(null);
      setPreview(null);
      return;
    }
    fitLogo(file, fit).then(
      (blob) => {
        if (!current) return;
        address = URL.createObjectURL(blob);
        setMade(blob);
        setPreview(address);
      },
      () => current && setProblem(t('noPicture', { name: file.name })),
    );
    return () => {
      current = false;
      if (address) URL.revokeObjectURL(address);
    };
  }, [file, fit]);
  return { made: problem ? null : made, preview: problem ? null : preview, problem };
}

function FitChoice({ fit, onChange }: { fit: LogoFit; onChange: (fit: LogoFit) => void }) {
  return (
    <SegmentedControl
      data={fits}
      value={fit}
      onChange={(value) => onChange(value === 'crop' ? 'crop' : 'whole')}
      aria-label={t('logoFit')}
    />
  );
}
