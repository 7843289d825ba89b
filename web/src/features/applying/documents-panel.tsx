/** The files of an application: the resume, from the profile or new, and a certification. */
import { Radio, SimpleGrid, Stack, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { fileLimits } from '@saring/contract';
import { FileField, type ShownUpload } from '#kit/file-field.tsx';
import { Panel } from '#kit/page.tsx';
import type { ChosenFiles, FileName } from './kept-files.ts';
import type { FormValues } from './rules.ts';

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
    <Panel title="Documents">
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
        <Stack gap="sm">
          {profileResume && (
            <Radio.Group label="Resume" withAsterisk {...form.getInputProps('resumeChoice')}>
              <Stack gap={6} mt={4}>
                <Radio value="profile" label={`Use the resume of my profile (${profileResume})`} />
                <Radio value="file" label="Upload another file" />
              </Stack>
            </Radio.Group>
          )}
          {choice === 'file' || !profileResume ? (
            <FileField
              label={profileResume ? 'Resume file' : 'Resume'}
              required
              description="Only .PDF, .DOC, .DOCX or .txt files are accepted, no images."
              extensions={['.pdf', '.doc', '.docx', '.txt']}
              maxBytes={fileLimits.resume}
              hint="PDF, DOC, DOCX or TXT (max. 5MB)"
              file={files.resume}
              onChange={(file) => onChange('resume', file)}
              error={errors.resume}
              upload={uploads.resume}
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
          label="Certification"
          description="Optional: a certificate or licence that the job asks for."
          extensions={['.pdf', '.png', '.jpg', '.jpeg']}
          maxBytes={fileLimits.certification}
          hint="PDF, PNG, or JPG (max. 10 MB)"
          file={files.certification}
          onChange={(file) => onChange('certification', file)}
          error={errors.certification}
          upload={uploads.certification}
        />
      </SimpleGrid>
    </Panel>
  );
}
