/** Proposing the five criteria from the file, the text, or the job as it is stored. */
import type { UseFormReturnType } from '@mantine/form';
import { api, type CallOutput } from '@saring/contract';
import { useRef, useState } from 'react';
import { sendInSession } from '#client/hooks.ts';
import { isAborted, messageOf } from '#client/messages.ts';
import { tell } from '#kit/dialogs.ts';
import { t } from '#messages/jobs-form.ts';
import type { JobValues } from './job-values.ts';
import { useProgressCall } from './use-progress-call.ts';

const sourceNotes = { file: t('madeFromFile'), text: t('madeFromText'), both: t('madeFromBoth') };

/** So it is with a description in a language that the engine does not read. */
const nothingFound = t('nothingFound');

export interface CriteriaSource {
  companyId: string;
  /** The stored job; its file counts until another one is chosen. */
  job: { id: string; descriptionFilename: string | null } | null;
}

const mostSeen = 200;

type Form = UseFormReturnType<JobValues>;
type Proposal = CallOutput<typeof api.jobs.generateCriteria>;

/** `busy` is what is being made: all five, or one by its index. */
export function useCriteria(form: Form, source: CriteriaSource) {
  const { run, busy, upload, sources } = useProposals(form, source);
  /** What stood in the list while this page was open. */
  const seen = useRef(new Set<string>());
  return {
    busy,
    upload,
    /** Of a text as it was proposed; a changed one says what the person says. */
    sourceOf: (text: string) => sources.get(text),
    /** Replaces the whole list. */
    all: (file: File | null) =>
      run('all', file, [], ({ criteria, source: from, sources: found }) => {
        form.setFieldValue('jobCriteria', criteria);
        for (const index of criteria.keys()) form.clearFieldError(`jobCriteria.${index}`);
        void tell(
          found.some((sentence) => sentence !== null)
            ? {
                tone: 'good',
                title: t('generated'),
                text: sourceNotes[from],
              }
            : { tone: 'info', title: t('checkThese'), text: nothingFound },
        );
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

/** Asks for proposals, one at a time, and keeps where each came from. */
function useProposals(form: Form, { companyId, job }: CriteriaSource) {
  const [busy, setBusy] = useState<'all' | number | null>(null);
  const upload = useProgressCall();
  /** By a proposed text the sentence of the description that it came from. */
  const [sources, setSources] = useState<ReadonlyMap<string, string>>(new Map());

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
      await tell({ tone: 'bad', title: t('noCriteria'), text: t('missingSource') });
      return false;
    }
    form.setFieldValue('savedInfo', values.otherInfo);
    setBusy(what);
    try {
      const proposal = await propose(file, without);
      setSources((before) => withSources(before, proposal));
      use(proposal);
      return true;
    } catch (error) {
      if (isAborted(error)) return false;
      const why = messageOf(error, { detail: defaultText(file, storedJob() !== null) }).replace(/\.$/, '');
      const text = t('generateFailedWhy', { why });
      await tell({ tone: 'bad', title: t('generateFailed'), text });
      return false;
    } finally {
      setBusy(null);
    }
  }

  return { run, busy, upload: { ...upload.shown, onlyReads: true }, sources };
}

function withSources(
  before: ReadonlyMap<string, string>,
  { criteria, sources }: Proposal,
): ReadonlyMap<string, string> {
  const all = new Map(before);
  for (const [index, text] of criteria.entries()) {
    const source = sources[index];
    if (source) all.set(text, source);
    else all.delete(text);
  }
  return all;
}

function defaultText(file: File | null, stored: boolean): string {
  if (file) return t('fileFailed');
  return stored ? t('generateFailed') : t('textFailed');
}
