/** Proposing the five criteria from the file, the text, or the job as it is stored. */
import type { UseFormReturnType } from '@mantine/form';
import { api, type CallOutput } from '@saring/contract';
import { useState } from 'react';
import { sendInSession } from '#client/hooks.ts';
import { isAborted, messageOf } from '#client/messages.ts';
import { tell } from '#kit/dialogs.tsx';
import { notify } from '#kit/notices.tsx';
import type { JobValues } from './job-values.ts';
import { useProgressCall } from './use-progress-call.ts';

const missingSource =
  "Missing information: Please upload a job description file or provide additional information in the 'Others' section.";

const sourceNotes = {
  file: 'They were made from the job description file.',
  text: 'They were made from the additional information.',
  both: 'They were made from the job description file and the additional information.',
};

export interface CriteriaSource {
  companyId: string;
  /** The stored job; its file counts until another one is chosen. */
  job: { id: string; descriptionFilename: string | null } | null;
}

type Form = UseFormReturnType<JobValues>;
type Proposal = CallOutput<typeof api.jobs.generateCriteria>;

/** `busy` is what is being made: all five, or one by its index. */
export function useCriteria(form: Form, { companyId, job }: CriteriaSource) {
  const [busy, setBusy] = useState<'all' | number | null>(null);
  const upload = useProgressCall();

  /** The job whose file still counts. */
  const storedJob = () => (job?.descriptionFilename && !form.getValues().removeFile ? job : null);

  async function propose(file: File | null): Promise<Proposal> {
    const values = form.getValues();
    const additionalInfo = values.otherInfo.trim() || undefined;
    const about = { jobTitle: values.jobTitle.trim() || undefined, department: values.department ?? undefined };
    if (file) {
      const body = { ...about, additionalInfo, prioritizeAdditionalInfo: values.infoFirst };
      return upload.run(api.jobs.generateCriteriaFromFile, { body, files: { descriptionFile: file } });
    }
    const stored = storedJob();
    const source = stored
      ? { jobId: stored.id, companyId, additionalInfo, prioritizeAdditionalInfo: values.infoFirst }
      : { jobInfo: additionalInfo };
    return sendInSession(api.jobs.generateCriteria, { body: { ...about, ...source } });
  }

  async function run(what: 'all' | number, file: File | null, use: (proposal: Proposal) => void) {
    const values = form.getValues();
    if (!file && !storedJob() && values.otherInfo.trim() === '') {
      return tell({ tone: 'bad', title: 'Missing information', text: missingSource });
    }
    form.setFieldValue('savedInfo', values.otherInfo);
    setBusy(what);
    try {
      use(await propose(file));
    } catch (error) {
      if (isAborted(error)) return;
      const why = messageOf(error, { detail: defaultText(file, storedJob() !== null) }).replace(/\.$/, '');
      const text = `Failed to generate job criteria. ${why}. Please try again or enter them manually.`;
      await tell({ tone: 'bad', title: 'Failed to generate job criteria', text });
    } finally {
      setBusy(null);
    }
  }

  return {
    busy,
    upload: upload.shown,
    /** Replaces the whole list. */
    all: (file: File | null) =>
      run('all', file, ({ criteria, source }) => {
        form.setFieldValue('jobCriteria', criteria);
        for (const index of criteria.keys()) form.clearFieldError(`jobCriteria.${index}`);
        void tell({
          tone: 'good',
          title: 'Job criteria generated successfully!',
          text: `${sourceNotes[source]} Please read them and change what you like.`,
        });
      }),
    /** Replaces one criterion by one that is not in the list yet. */
    one: (index: number, file: File | null) =>
      run(index, file, ({ criteria }) => {
        const list = form.getValues().jobCriteria;
        const fresh = criteria.find((criterion) => !list.includes(criterion));
        if (fresh) form.setFieldValue(`jobCriteria.${index}`, fresh);
        else notify({ text: 'There is no other suggestion in this description. Please change the text by hand.' });
      }),
  };
}

function defaultText(file: File | null, stored: boolean): string {
  if (file) return 'Failed to generate criteria from file';
  return stored ? 'Failed to generate job criteria' : 'Failed to generate criteria from text';
}
