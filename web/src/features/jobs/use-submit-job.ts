/** Sending a job: create or update it, have its description read, and say how each step ended. */
import { api, CallError } from '@saring/contract';
import { useRef, useState } from 'react';
import { refresh, sendInSession } from '#client/hooks.ts';
import { isAborted, messageOf, problemsOf } from '#client/messages.ts';
import { randomKey } from '#client/random-key.ts';
import { tell } from '#kit/dialogs.ts';
import { keepOwnJob } from './conflict.ts';
import { isFull, type Job } from './job.ts';
import type { SubmitResult } from './job-form.tsx';
import { bodyOf, type JobValues, valuesOf } from './job-values.ts';
import { useProgressCall } from './use-progress-call.ts';

const shownAfter = [api.jobs.byCompany, api.jobs.byId, api.jobs.stats, api.jobs.description, api.jobs.applicationUrl];

const stillReading = 'The description is still being read and appears in a moment.';

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
  return { done: false, problems, text: why ? `${text} ${why}` : text };
}

/** `step` is what is under way; `create` and `update` answer what the form needs to know. */
export function useSubmitJob(companyId: string) {
  const [step, setStep] = useState<string | null>(null);
  const call = useProgressCall();
  // Of one form: sent again after a lost answer it makes no second job, and changed it is another one.
  const sent = useRef({ text: '', key: '' });

  function keyOf(body: object, file: File | null): string {
    const text = JSON.stringify([body, file?.name, file?.size, file?.lastModified]);
    if (sent.current.text !== text) sent.current = { text, key: randomKey() };
    return sent.current.key;
  }

  /** How reading the description ended; it goes on at the server where it takes longer than the call waits. */
  async function process(jobId: string): Promise<{ state: 'done' | 'running' | 'failed'; why: string }> {
    setStep('Reading the job description…');
    try {
      const { state } = await sendInSession(api.jobs.process, { body: { jobId, companyId } });
      return { state, why: '' };
    } catch (error) {
      return { state: 'failed', why: messageOf(error, { detail: 'Failed to process job description' }) };
    }
  }

  async function create(values: JobValues, file: File | null, onDone: (job: Job) => void): Promise<SubmitResult> {
    setStep('Posting the job…');
    try {
      const files = file ? { descriptionFile: file } : undefined;
      const input = { body: bodyOf(values, companyId), files };
      const answer = await call.run(api.jobs.create, input, { 'idempotency-key': keyOf(input.body, file) });
      const job = checked(answer.job);
      const read = await process(job.id);
      setStep('Making the application link…');
      // Where this fails, the panel that shows the link says so and offers to make it.
      await sendInSession(api.jobs.makeApplicationUrl, { params: { companyId, jobId: job.id } }).catch(() => null);
      await refresh(...shownAfter);
      await tell({
        tone: read.state === 'failed' ? 'info' : 'good',
        title: 'Job Posted Successfully!',
        text: {
          done: 'The description was read. Share the application link with your candidates.',
          running: `${stillReading} Share the application link with your candidates.`,
          failed: `Job created but job description processing failed. Our team will review manually. ${read.why}`,
        }[read.state],
      });
      onDone(job);
      return { done: true };
    } catch (error) {
      return failure('Failed to create job. Please try again.', error);
    } finally {
      setStep(null);
    }
  }

  async function update(before: Job, values: JobValues, file: File | null, onDone: () => void): Promise<SubmitResult> {
    setStep('Saving the job…');
    try {
      const files = file ? { descriptionFile: file } : undefined;
      const { updatedAt, removeFile } = values;
      const body = { ...bodyOf(values, companyId), updatedAt, removeDescriptionFile: removeFile && !file };
      const answer = await call.run(api.jobs.update, { params: { jobId: before.id }, body, files });
      const read = await process(checked(answer.job).id);
      await refresh(...shownAfter);
      await tell({
        tone: read.state === 'failed' ? 'info' : 'good',
        title: 'Job Updated Successfully!',
        text: {
          done: 'Job updated and description processed successfully!',
          running: stillReading,
          failed: `Job updated but job description processing failed. Our team will review manually. ${read.why}`,
        }[read.state],
      });
      onDone();
      return { done: true };
    } catch (error) {
      if (error instanceof CallError && error.status === 409) return conflict(before, values, error.detail);
      return failure('Job update failed. Contact support team.', error);
    } finally {
      setStep(null);
    }
  }

  /** Somebody else was faster: their version is fetched, and the person decides which one to go on with. */
  async function conflict(before: Job, mine: JobValues, text: string): Promise<SubmitResult> {
    try {
      const query = { companyId };
      const { job } = await sendInSession(api.jobs.byId, { params: { jobId: before.id }, query });
      if (!isFull(job)) return { done: false, text };
      const theirs = valuesOf(job);
      const keepMine = await keepOwnJob(text, mine, theirs);
      return keepMine
        ? {
            done: false,
            values: { updatedAt: theirs.updatedAt },
            text: 'Your changes are kept. Send them again to replace the other version.',
          }
        : { done: false, values: theirs, text: 'This is the version as it was saved by somebody else.' };
    } catch {
      return { done: false, text };
    }
  }

  return { step, upload: call.shown, create, update };
}
