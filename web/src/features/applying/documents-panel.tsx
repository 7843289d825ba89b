/** The files of an application: the resume, from the profile or new, and a certification. */
import { Group, Radio, SimpleGrid, Stack, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { fileLimits } from '@saring/contract';
import { PhotographButton } from '#features/applicants/index.ts';
import { FileField, type ShownUpload } from '#kit/file-field.tsx';
import { RequiredChoice } from '#kit/form.tsx';
import { Panel } from '#kit/page.tsx';
import { t } from '#messages/applying-form.ts';
import type { ChosenFiles, FileName } from './kept-files.ts';
import type { FormValues } from './rules.ts';

/** The id of the button by which a resume is chosen. */
export const resumeButton = 'choose-resume';

interface Props {
  form: UseFormReturnType<FormValues>;
  /** The name of the profile's resume, if there is one. */
  profileResume: string | null;
  files: ChosenFiles;
  onChange: (name: FileName, file: File | null) => void;
  errors: Partial<Record<FileName, string>>;
  uploads: Partial<Record<FileName, ShownUpload>>;
}

export function DocumentsPanel({ form, profileResume, files, onChange, errors, uploads }: Props) {
  const choice = form.values.resumeChoice;
  return (
    <Panel title={t('documents')}>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
        <Stack gap="sm">
          {profileResume && (
            <Radio.Group
              label={<RequiredChoice name={t('resume')} />}
              withAsterisk
              {...form.getInputProps('resumeChoice')}
            >
              <Stack gap={6} mt={4}>
                <Radio required value="profile" label={t('fromProfile', { file: profileResume })} />
                <Radio required value="file" label={t('uploadAnother')} />
              </Stack>
            </Radio.Group>
          )}
          {choice === 'file' || !profileResume ? (
            <ResumeFile
              label={profileResume ? t('resumeFile') : t('resume')}
              {...{ files, onChange, errors, uploads }}
            />
          ) : (
            errors.resume && (
              <Text size="sm" c="var(--mantine-color-error)" role="alert">
                {errors.resume}
              </Text>
            )
          )}
        </Stack>
        <FileField
          label={t('certification')}
          description={t('certificationWhat')}
          extensions={['.pdf', '.png', '.jpg', '.jpeg']}
          maxBytes={fileLimits.certification}
          hint={t('certificationHint')}
          file={files.certification}
          onChange={(file) => onChange('certification', file)}
          error={errors.certification}
          upload={uploads.certification}
        />
      </SimpleGrid>
    </Panel>
  );
}

interface ResumeFileProps extends Pick<Props, 'files' | 'onChange' | 'errors' | 'uploads'> {
  label: string;
}

function ResumeFile({ label, files, onChange, errors, uploads }: ResumeFileProps) {
  return (
    <>
      <FileField
        buttonId={resumeButton}
        label={label}
        required
        description={t('resumeWhat')}
        extensions={['.pdf', '.doc', '.docx', '.txt']}
        maxBytes={fileLimits.resume}
        hint={t('resumeHint')}
        file={files.resume}
        onChange={(file) => onChange('resume', file)}
        error={errors.resume}
        upload={uploads.resume}
      />
      <Group>
        <PhotographButton
          disabled={uploads.resume?.state.phase === 'sending'}
          onFile={(file) => onChange('resume', file)}
        />
      </Group>
    </>
  );
}
