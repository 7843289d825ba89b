/** The form for posting and for editing a job; who shows it says what happens on submit. */
import { Button, Group, Text } from '@mantine/core';
import { type FormErrors, useForm } from '@mantine/form';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { confirm } from '#kit/dialogs.ts';
import { type ShownUpload, UploadLine } from '#kit/file-field.tsx';
import { FormNotice, focusError, showProblems, useDraft } from '#kit/form.tsx';
import { Said } from '#kit/say.tsx';
import { t } from '#messages/jobs-form.ts';
import { BasicSection } from './basic-section.tsx';
import { CriteriaSection } from './criteria-section.tsx';
import { DescriptionSection } from './description-section.tsx';
import classes from './form.module.css';
import { type JobValues, problemsIn } from './job-values.ts';
import { type CriteriaSource, useCriteria } from './use-criteria.ts';

/** How a submit ended: done, or with lines for fields, a text for the head, or other values to go on with. */
export type SubmitResult =
  | { done: true }
  | { done: false; text?: string | null; problems?: { field: string; text: string }[]; values?: Partial<JobValues> };

export interface JobFormProps {
  initial: JobValues;
  source: CriteriaSource;
  draftKey: string;
  submitLabel: string;
  cancelTo: string;
  /** Calls `onSaved` as soon as the server has it, whatever follows. */
  submit: (values: JobValues, file: File | null, onSaved: () => void) => Promise<SubmitResult>;
  /** The step under way, for example "Reading the job description…". */
  step: string | null;
  upload: ShownUpload;
}

/** Keeps a draft through a reload until the job is saved. */
export function JobForm(props: JobFormProps) {
  const { submitLabel, cancelTo, step, upload } = props;
  const { form, file, notice, criteria, restored, storedFile, choose, send, startOver } = useJobForm(props);
  const keepsFile = storedFile !== null && !form.values.removeFile;
  const disabled = step !== null;

  return (
    <form className={classes.form} onSubmit={form.onSubmit(send, focusFirst)} noValidate>
      {restored && (
        <DraftLine>
          <Button size="compact-sm" variant="subtle" onClick={() => void startOver()} disabled={disabled}>
            {t('startOver')}
          </Button>
        </DraftLine>
      )}
      <div className={classes.column}>
        <BasicSection form={form} disabled={disabled} />
      </div>
      <div className={classes.column}>
        <DescriptionSection
          form={form}
          disabled={disabled}
          file={file}
          onFile={(chosen) => void choose(chosen)}
          storedFile={storedFile}
          criteria={criteria}
        />
        <CriteriaSection
          form={form}
          disabled={disabled}
          file={file}
          hasSource={file !== null || keepsFile || form.values.savedInfo.trim() !== ''}
          criteria={criteria}
        />
      </div>
      <div className={classes.foot}>
        <FormNotice text={notice} />
      </div>
      <Group justify="flex-end" gap="sm" className={classes.foot}>
        {step && (
          <Text size="sm" c="dimmed">
            <Said>{step}</Said>
          </Text>
        )}
        <UploadLine upload={upload} label={t('theJob')} />
        <Button component={Link} to={cancelTo} variant="default">
          {t('cancel')}
        </Button>
        <Button type="submit" loading={disabled} disabled={criteria.busy !== null}>
          {submitLabel}
        </Button>
      </Group>
    </form>
  );
}

/** What the form holds, and what its buttons do. */
function useJobForm({ initial, source, draftKey, submit }: JobFormProps) {
  const [file, setFile] = useState<File | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const storedFile = source.job?.descriptionFilename ?? null;
  const form = useForm<JobValues>({
    initialValues: initial,
    validate: (values) => problemsIn(values, file !== null || (storedFile !== null && !values.removeFile)),
    validateInputOnBlur: true,
  });
  const draft = useDraft(form, draftKey);
  const [restored, setRestored] = useState(draft.restored);
  const criteria = useCriteria(form, source);

  async function choose(chosen: File | null) {
    setFile(chosen);
    form.setFieldValue('fileName', chosen?.name ?? '');
    form.clearFieldError('otherInfo');
    if (!chosen) return;
    const yes = await confirm({
      title: t('askGenerate'),
      text: t('generateWhat', { file: chosen.name }),
      confirm: t('generate'),
      cancel: t('notNow'),
    });
    if (yes) await criteria.all(chosen);
  }

  async function send(values: JobValues) {
    setNotice(null);
    const result = await submit(values, file, draft.clear);
    if (result.done) return;
    if (result.values) form.setValues(result.values);
    const rest = showProblems(form, result.problems ?? []);
    setNotice(rest ?? result.text ?? null);
  }

  async function startOver() {
    const text = t('startOverWhat');
    if (!(await confirm({ title: t('askStartOver'), text, confirm: t('startOver'), danger: true }))) return;
    form.setValues(initial);
    form.clearErrors();
    setFile(null);
    setRestored(false);
  }

  return { form, file, notice, criteria, restored, storedFile, choose, send, startOver };
}

function DraftLine({ children }: { children: ReactNode }) {
  return (
    <Group gap="xs" className={classes.foot}>
      <Text size="sm" c="dimmed">
        {t('draftKept')}
      </Text>
      {children}
    </Group>
  );
}

/** Some fields are groups: then their first control takes the focus; the description's file field comes by its name. */
function focusFirst(errors: FormErrors): void {
  const fields = Object.keys(errors);
  const first = fields.includes('otherInfo') && fields[0]?.startsWith('jobCriteria') ? 'otherInfo' : fields[0];
  if (first === undefined) return;
  const node = document.querySelector<HTMLElement>(`[data-path="${first}"]`);
  const control = node?.matches('input, textarea, button') ? node : node?.querySelector<HTMLElement>('input, button');
  focusError(control ?? node, String(errors[first]));
}
