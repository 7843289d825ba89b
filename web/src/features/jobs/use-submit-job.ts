/** Sending a job: create or update it, have its description read, and say how each step ended. */
import { api, CallError } from '@saring/contract';
import { useRef, useState } from 'react';
import { refresh, sendInSession } from '#client/hooks.ts';
import { isAborted, messageOf, problemsOf } from '#client/messages.ts';
import { randomKey } from '#client/random-key.ts';
import { forgetSent, keepSent, keptSent } from '#client/storage.ts';
import { tell } from '#kit/dialogs.ts';
import { t } from '#messages/jobs-form.ts';
import { keepOwnJob } from './conflict.ts';
import { isFull, type Job } from './job.ts';
import type { SubmitResult } from './job-form.tsx';
import { bodyOf, type JobValues, valuesOf } from './job-values.ts';
import { useProgressCall } from './use-progress-call.ts';

const shownAfter = [api.jobs.byCompany, api.jobs.byId, api.jobs.stats, api.jobs.description, api.jobs.applicationUrl];

/** Job answers must say which job they are. */
function checked(job: Job): Job {
  if (!job.id || !job.companyId) throw new Error('Invalid job response data');
  return job;
}

function failure(text: string, error: unknown): SubmitResult {
  if (isAborted(error)) return { done: false };
  const problems = problemsOf(error);
  // A refused file: too large, of another type than its name, or not readable.
  if (error instanceof CallError && problems.length === 0 && [413, 415, 422].includes(error.status)) {
    problems.push({ field: 'otherInfo', text: error.detail });
  }
  const why = messageOf(error, { detail: '', other: (message) => message });
  return { done: false, problems, text: why ? t('failedWhy', { failed: text, why }) : text };
}

interface Reading {
  state: 'done' | 'running' | 'failed';
  why: string;
}

/** How reading the description ended; it goes on at the server where it takes longer than the call waits. */
async function readDescription(jobId: string, companyId: string): Promise<Reading> {
  try {
    const { state } = await sendInSession(api.jobs.process, { body: { jobId, companyId } });
    return { state, why: '' };
  } catch (error) {
    return { state: 'failed', why: messageOf(error, { detail: t('processFailed') }) };
  }
}

function tellHow(title: string, { state, why }: Reading, texts: (why: string) => Record<Reading['state'], string>) {
  return tell({ tone: state === 'failed' ? 'info' : 'good', title, text: texts(why)[state] });
}

const createdTexts = (why: string) => ({
  done: t('createdDone'),
  running: t('createdRunning'),
  failed: t('createdFailed', { why }),
});

const updatedTexts = (why: string) => ({
  done: t('updatedDone'),
  running: t('updatedRunning'),
  failed: t('updatedFailed', { why }),
});

/** Somebody else was faster: their version is fetched, and the person decides which one to go on with. */
async function conflict(companyId: string, before: Job, mine: JobValues, text: string): Promise<SubmitResult> {
  try {
    const query = { companyId };
    const { job } = await sendInSession(api.jobs.byId, { params: { jobId: before.id }, query });
    if (!isFull(job)) return { done: false, text };
    const theirs = valuesOf(job);
    const keepMine = await keepOwnJob(text, mine, theirs);
    return keepMine
      ? { done: false, values: { updatedAt: theirs.updatedAt }, text: t('yoursKept') }
      : { done: false, values: theirs, text: t('theirs') };
  } catch {
    return { done: false, text };
  }
}

/**
 * Of one form: sent again after a lost answer, and after a reload that followed it, with the same file where it has one, it
 * makes no second job or change, and changed it is another one.
 */
function useRequestKey(form: string) {
  const sent = useRef({ text: '', key: '' });
  return {
    keyOf(body: object, file: File | null): string {
      const text = JSON.stringify([body, file?.name, file?.size, file?.lastModified]);
      if (sent.current.text !== text) sent.current = { text, key: keptSent(form, text) ?? randomKey() };
      keepSent(form, sent.current.key, text);
      return sent.current.key;
    },
    forget: () => forgetSent(form),
  };
}

interface Filled {
  values: JobValues;
  file: File | null;
}

interface Ends<R> {
  /** The server has it, and its description is still to be read. */
  onSaved: () => void;
  onDone: (result: R) => void;
}

/** `step` is what is under way; `create` and `update` answer what the form needs to know; `form` names it as its draft is named. */
export function useSubmitJob(companyId: string, form: string) {
  const [step, setStep] = useState<string | null>(null);
  const call = useProgressCall();
  const { keyOf, forget } = useRequestKey(form);

  function read(jobId: string, onSaved: () => void): Promise<Reading> {
    forget();
    onSaved();
    setStep(t('readingDescription'));
    return readDescription(jobId, companyId);
  }

  async function create({ values, file }: Filled, { onSaved, onDone }: Ends<Job>): Promise<SubmitResult> {
    setStep(t('posting'));
    try {
      const files = file ? { descriptionFile: file } : undefined;
      const input = { body: bodyOf(values, companyId), files };
      const answer = await call.run(api.jobs.create, input, { 'idempotency-key': keyOf(input.body, file) });
      const job = checked(answer.job);
      const reading = await read(job.id, onSaved);
      setStep(t('makingLink'));
      // Where this fails, the panel that shows the link says so and offers to make it.
      await sendInSession(api.jobs.makeApplicationUrl, { params: { companyId, jobId: job.id } }).catch(() => null);
      await refresh(...shownAfter);
      await tellHow(t('postedTitle'), reading, createdTexts);
      onDone(job);
      return { done: true };
    } catch (error) {
      return failure(t('createFailed'), error);
    } finally {
      setStep(null);
    }
  }

  async function update(before: Job, { values, file }: Filled, ends: Ends<void>): Promise<SubmitResult> {
    setStep(t('saving'));
    try {
      const files = file ? { descriptionFile: file } : undefined;
      const { updatedAt, removeFile } = values;
      const body = { ...bodyOf(values, companyId), updatedAt, removeDescriptionFile: removeFile && !file };
      const input = { params: { jobId: before.id }, body, files };
      const answer = await call.run(api.jobs.update, input, { 'idempotency-key': keyOf(body, file) });
      const reading = await read(checked(answer.job).id, ends.onSaved);
      await refresh(...shownAfter);
      await tellHow(t('updated'), reading, updatedTexts);
      ends.onDone();
      return { done: true };
    } catch (error) {
      if (error instanceof CallError && error.status === 409) return conflict(companyId, before, values, error.detail);
      return failure(t('updateFailed'), error);
    } finally {
      setStep(null);
    }
  }

  return { step, upload: call.shown, create, update };
}
