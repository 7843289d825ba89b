/** Sending an application: save, process the resume, and on to the interview. */
import { api, CallError, type CallInput, textOf } from '@saring/contract';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { refresh, sendInSession } from '#client/hooks.ts';
import { isAborted, isNoResponse, messageOf, type Problem, problemsOf, statusOf } from '#client/messages.ts';
import { signOut } from '#client/session.ts';
import { fetchWithProgress } from '#client/upload.ts';
import { fileProblems } from './file-problems.ts';
import type { FileName } from './kept-files.ts';

const saveTimeout = 60_000;
const processTimeout = 120_000;
const moveOnAfter = 2000;

export const texts = {
  processed: 'Application submitted and resume processed successfully!',
  background: 'Application submitted successfully! Resume will be processed in the background.',
  later: 'Application submitted successfully! Resume processing will be completed later.',
  expired: 'Your session has expired. Please log in again.',
  expiredLater: 'Your session has expired during resume processing. Application was submitted successfully.',
  noId: 'Application ID not returned from server',
  failed: 'An error occurred while submitting your application. Please try again.',
  closed: 'This job is closed. Please choose another position.',
  otherTab:
    'You have just sent another application for this position, perhaps in another tab. Please check it, then try again.',
};

type SaveInput = CallInput<typeof api.applications.save>;

export interface Attempt {
  input: SaveInput;
  key: string;
}

export type ApplyState =
  /** `again` offers the same once more: no answer came. */
  | { phase: 'form'; notice: string | null; again?: boolean }
  | { phase: 'sending'; progress: number }
  | { phase: 'processing' }
  /** Nothing can be done here any more; the page moves on by itself. */
  | { phase: 'done'; text: string; good: boolean };

export type FileProblems = Partial<Record<FileName, string>>;
export type Outcome =
  | { kind: 'sent' }
  | { kind: 'three_applications' }
  | { kind: 'refused'; problems: Problem[]; files: FileProblems };

const refused = (problems: Problem[] = [], files: FileProblems = {}): Outcome => ({ kind: 'refused', problems, files });

/** Sends one at a time; `onSaved` is called as soon as the application is safe. */
export function useApply(username: string, onSaved: () => void) {
  const navigate = useNavigate();
  const [state, setState] = useState<ApplyState>({ phase: 'form', notice: null });
  const current = useRef<AbortController | null>(null);
  const timer = useRef<number | undefined>(undefined);
  useEffect(
    () => () => {
      window.clearTimeout(timer.current);
      current.current?.abort();
    },
    [],
  );
  const moveOn = (text: string, good: boolean, go: () => void) => {
    setState({ phase: 'done', text, good });
    timer.current = window.setTimeout(go, moveOnAfter);
  };

  async function process(applicationId: string, jobId: string, companyId: string) {
    setState({ phase: 'processing' });
    const query = `applicationId=${encodeURIComponent(applicationId)}&jobId=${encodeURIComponent(jobId)}`;
    const go = () => void navigate(`/user/start-interview?${query}`, { state: { companyId } });
    try {
      const body = { username, applicationId };
      const answer = await sendInSession(
        api.applications.processResume,
        { body },
        { timeout: processTimeout, keepSession: true },
      );
      const ended = { done: texts.processed, running: texts.background, failed: texts.later };
      moveOn(ended[answer.state], true, go);
    } catch (error) {
      if (statusOf(error) === 401) moveOn(texts.expiredLater, true, signOut);
      else moveOn(texts.later, true, go);
    }
  }

  function refuse(error: unknown, { input }: Attempt): Outcome {
    if (isAborted(error)) {
      setState({ phase: 'form', notice: null });
      return refused();
    }
    if (statusOf(error) === 401) {
      // The gate sends a person without a session to sign in and back; what was typed is kept as a draft.
      moveOn(texts.expired, false, signOut);
      return refused();
    }
    const said = error instanceof CallError ? error.detail : '';
    setState({ phase: 'form', notice: null });
    // Without an answer the count stays as it was shown: then the same try, sent again, is known by its key.
    if (error instanceof CallError) void refresh(api.jobs.apply);
    if (said === textOf('three_applications')) return { kind: 'three_applications' };
    const problems = said === textOf('job_closed') ? [{ field: 'position1', text: texts.closed }] : problemsOf(error);
    const files = fileProblems(error, input.files ?? {});
    const text = said === textOf('idempotency_conflict') ? texts.otherTab : messageOf(error, { detail: texts.failed });
    // The reason stands below its file, which may be out of sight from the button.
    const notice = error instanceof CallError && error.file ? texts.failed : text;
    setState({ phase: 'form', notice: problems.length > 0 ? null : notice, again: isNoResponse(error) });
    return refused(problems, files);
  }

  /** Answers what the form has to do next; where nothing, the page moves on by itself. */
  async function submit(attempt: Attempt): Promise<Outcome> {
    if (current.current) return refused();
    const { input, key } = attempt;
    const controller = new AbortController();
    current.current = controller;
    setState({ phase: 'sending', progress: 0 });
    try {
      const answer = await sendInSession(api.applications.save, input, {
        timeout: saveTimeout,
        signal: controller.signal,
        keepSession: true,
        headers: { 'idempotency-key': key },
        fetch: fetchWithProgress((progress) => setState({ phase: 'sending', progress })),
      });
      const { application } = answer.data;
      onSaved();
      void refresh(api.applications.own, api.jobs.apply);
      if (!application.id) {
        setState({ phase: 'form', notice: texts.noId });
        return refused();
      }
      await process(application.id, application.jobId, application.companyId);
      return { kind: 'sent' };
    } catch (error) {
      return refuse(error, attempt);
    } finally {
      current.current = null;
    }
  }

  return { state, submit, cancel: () => current.current?.abort() };
}
