/** The section "Job Description" of a job's form: a file, a text, or both. */
import { Button, Checkbox, Divider, Group, Stack, Text } from '@mantine/core';
import { fileLimits } from '@saring/contract';
import { IconCheck, IconFileText } from '@tabler/icons-react';
import { FileField } from '#kit/file-field.tsx';
import { FormNotice } from '#kit/form.tsx';
import { notify } from '#kit/notices.ts';
import { Panel } from '#kit/page.tsx';
import { Said } from '#kit/say.tsx';
import { TextArea } from '#kit/text-area.tsx';
import { t } from '#messages/jobs-form.ts';
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
  const { fileName, removeFile } = form.values;
  return (
    <Panel title={t('description')} description={t('descriptionWhat')}>
      <Stack gap="md">
        {!file && fileName !== '' && <FormNotice tone="info" text={t('chooseAgain', { file: fileName })} />}
        <FileField
          label={t('descriptionFile')}
          extensions={['.txt', '.doc', '.docx', '.pdf']}
          maxBytes={fileLimits.description}
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
        <Divider label={t('orWrite')} />
        <TextArea
          label={t('others')}
          description={t('othersWhat')}
          placeholder={t('othersExample')}
          minRows={5}
          maxRows={18}
          maxLength={longestText}
          disabled={disabled}
          {...form.getInputProps('otherInfo')}
          error={undefined}
        />
        <TextFoot form={form} disabled={disabled} hasFile={file !== null || (storedFile !== null && !removeFile)} />
      </Stack>
    </Panel>
  );
}

/** Below the text: whether it comes before the file, and the button that makes it a source. */
function TextFoot({ form, disabled, hasFile }: SectionProps & { hasFile: boolean }) {
  const { otherInfo, savedInfo } = form.values;
  const saved = otherInfo.trim() !== '' && otherInfo === savedInfo;
  function save() {
    form.setFieldValue('savedInfo', otherInfo);
    form.clearFieldError('otherInfo');
    notify({ tone: 'good', text: t('infoSaved') });
  }
  return (
    <Group justify="space-between" gap="sm">
      {otherInfo.trim() !== '' && hasFile ? (
        <Checkbox
          label={t('textFirst')}
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
        {t('saveInfo')}
      </Button>
    </Group>
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
      <Said changes>
        <Text size="sm" flex={1} style={{ overflowWrap: 'anywhere' }}>
          {removed ? t('fileGoes', { file: name }) : t('currentFile', { file: name })}
        </Text>
      </Said>
      <Button
        size="compact-sm"
        variant="subtle"
        flex="none"
        disabled={disabled}
        aria-label={removed ? t('keepFile', { file: name }) : t('removeFile', { file: name })}
        onClick={() => onChange(!removed)}
      >
        {removed ? t('keepIt') : t('remove')}
      </Button>
    </Group>
  );
}
