/** The section "Job Description" of a job's form: a file, a text, or both. */
import { Button, Checkbox, Divider, Group, Stack, Text } from '@mantine/core';
import { fileLimits } from '@saring/contract';
import { IconCheck, IconFileText } from '@tabler/icons-react';
import { FileField } from '#kit/file-field.tsx';
import { FormNotice } from '#kit/form.tsx';
import { notify } from '#kit/notices.tsx';
import { Panel } from '#kit/page.tsx';
import { TextArea } from '#kit/text-area.tsx';
import type { Criteria, SectionProps } from './form-parts.ts';

const longestText = 20_000;

export interface DescriptionSectionProps extends SectionProps {
  file: File | null;
  onFile: (file: File | null) => void;
  /** The file kept with the job. */
  storedFile: string | null;
  criteria: Criteria;
}

/** The text becomes a source of criteria once it is saved here; it is sent with the job in any case. */
export function DescriptionSection(props: DescriptionSectionProps) {
  const { form, disabled, file, onFile, storedFile, criteria } = props;
  const { otherInfo, savedInfo, fileName, removeFile } = form.values;
  const saved = otherInfo.trim() !== '' && otherInfo === savedInfo;
  function save() {
    form.setFieldValue('savedInfo', otherInfo);
    form.clearFieldError('otherInfo');
    notify({ tone: 'good', text: 'Information saved. You can generate the criteria now.' });
  }
  return (
    <Panel title="Job Description" description="A file, a text, or both. Candidates read it as one formatted page.">
      <Stack gap="md">
        {!file && fileName !== '' && (
          <FormNotice
            tone="info"
            text={`Please choose ${fileName} again: a browser does not keep files through a reload.`}
          />
        )}
        <FileField
          label="Job Description file"
          extensions={['.txt', '.doc', '.docx', '.pdf']}
          maxBytes={fileLimits.description}
          required
          file={file}
          onChange={onFile}
          disabled={disabled || criteria.busy !== null}
          error={form.errors.otherInfo}
          upload={criteria.upload}
        />
        {storedFile && !file && (
          <StoredFile
            name={storedFile}
            removed={removeFile}
            disabled={disabled}
            onChange={(removed) => {
              form.setFieldValue('removeFile', removed);
              form.clearFieldError('otherInfo');
            }}
          />
        )}
        <Divider label="or write it here" />
        <TextArea
          label="Others"
          description="A description as text only, or what to add to the file."
          placeholder="Responsibilities, requirements, benefits…"
          minRows={5}
          maxRows={18}
          maxLength={longestText}
          disabled={disabled}
          {...form.getInputProps('otherInfo')}
          error={undefined}
        />
        <Group justify="space-between" gap="sm">
          {otherInfo.trim() !== '' && (file || (storedFile && !removeFile)) ? (
            <Checkbox
              label="This text counts before the file"
              disabled={disabled}
              {...form.getInputProps('infoFirst', { type: 'checkbox' })}
            />
          ) : (
            <span />
          )}
          <Button
            variant="default"
            onClick={save}
            disabled={disabled || otherInfo.trim() === '' || saved}
            leftSection={saved ? <IconCheck size={16} aria-hidden="true" /> : undefined}
          >
            Save Information
          </Button>
        </Group>
      </Stack>
    </Panel>
  );
}

interface StoredFileProps {
  name: string;
  removed: boolean;
  disabled: boolean;
  onChange: (removed: boolean) => void;
}

/** One button that changes its words, so that the focus stays where it is. */
function StoredFile({ name, removed, disabled, onChange }: StoredFileProps) {
  return (
    <Group gap="xs" wrap="nowrap">
      <IconFileText size={18} stroke={1.6} aria-hidden="true" style={{ flex: 'none' }} />
      <Text size="sm" flex={1} role="status" style={{ overflowWrap: 'anywhere' }}>
        {removed
          ? `${name} is removed when you save the job.`
          : `Current file: ${name}. Choose another one to replace it.`}
      </Text>
      <Button
        size="compact-sm"
        variant="subtle"
        flex="none"
        disabled={disabled}
        aria-label={removed ? `Keep ${name}` : `Remove ${name}`}
        onClick={() => onChange(!removed)}
      >
        {removed ? 'Keep it' : 'Remove'}
      </Button>
    </Group>
  );
}
