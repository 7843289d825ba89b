/** Proposing the five criteria from the file, the text, or the job as it is stored. */
import type { UseFormReturnType } from '@mantine/form';
import { api, type CallOutput } from '@saring/contract';
import { useRef, useState } from 'react';
import { sendInSession } from '#client/hooks.ts';
import { isAborted, messageOf } from '#client/messages.ts';
import { tell } from '#kit/dialogs.ts';
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

const mostSeen = 200;

type Form = UseFormReturnType<JobValues>;
type Proposal = CallOutput<typeof api.jobs.generateCriteria>;

/** `busy` is what is being made: all five, or one by its index. */
export function useCriteria(form: Form, { companyId, job }: CriteriaSource) {
  const [busy, setBusy] = useState<'all' | number | null>(null);
  const upload = useProgressCall();
  /** What stood in the list while this page was open. */
  const seen = useRef(new Set<string>());

  /** The job whose file still counts. */
  const storedJob = () => (job?.descriptionFilename && !form.getValues().removeFile ? job : null);

  /** `without` are texts that it should not repeat. */
  async function propose(file: File | null, without: string[]): Promise<Proposal> {
    const values = form.getValues();
    const additionalInfo = values.otherInfo.trim() || undefined;
    const jobTitle = values.jobTitle.trim() || undefined;
    const about = { jobTitle, department: values.department ?? undefined, without };
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

  /** False where nothing came of it; the person has been told. */
  async function run(what: 'all' | number, file: File | null, without: string[], use: (proposal: Proposal) => void) {
    const values = form.getValues();
    if (!file && !storedJob() && values.otherInfo.trim() === '') {
      await tell({ tone: 'bad', title: 'Missing information', text: missingSource });
      return false;
    }
    form.setFieldValue('savedInfo', values.otherInfo);
    setBusy(what);
    try {
      use(await propose(file, without));
      return true;
    } catch (error) {
      if (isAborted(error)) return false;
      const why = messageOf(error, { detail: defaultText(file, storedJob() !== null) }).replace(/\.$/, '');
      const text = `Failed to generate job criteria. ${why}. Please try again or enter them manually.`;
      await tell({ tone: 'bad', title: 'Failed to generate job criteria', text });
      return false;
    } finally {
      setBusy(null);
    }
  }

  return {
    busy,
    upload: upload.shown,
    /** Replaces the whole list. */
    all: (file: File | null) =>
      run('all', file, [], ({ criteria, source }) => {
        form.setFieldValue('jobCriteria', criteria);
        for (const index of criteria.keys()) form.clearFieldError(`jobCriteria.${index}`);
        void tell({
          tone: 'good',
          title: 'Job criteria generated successfully!',
          text: `${sourceNotes[source]} Please read them and change what you like.`,
        });
      }),
    /** Replaces one criterion by one that was not there yet; when all have been, they come round again. */
    one: async (index: number, file: File | null) => {
      const list = form.getValues().jobCriteria.filter((text) => text.trim() !== '');
      for (const text of list) seen.current.add(text);
      let found: string | undefined;
      for (const without of [[...seen.current].slice(-mostSeen), list]) {
        const answered = await run(index, file, without, ({ criteria }) => {
          found = criteria.find((text) => !without.includes(text));
        });
        if (found || !answered) break;
        seen.current.clear();
      }
      if (!found) return;
      form.setFieldValue(`jobCriteria.${index}`, found);
      form.clearFieldError(`jobCriteria.${index}`);
    },
  };
}

function defaultText(file: File | null, stored: boolean): string {
  if (file) return 'Failed to generate criteria from file';
  return stored ? 'Failed to generate job criteria' : 'Failed to generate criteria from text';
}
