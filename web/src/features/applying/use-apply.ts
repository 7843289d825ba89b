/** Sending an application: save, process the resume, and on to the interview. */
import { api, CallError, type CallInput, textOf } from '@saring/contract';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { refresh, sendInSession } from '#client/hooks.ts';
import { isAborted, isNoResponse, messageOf, type Problem, problemsOf, statusOf } from '#client/messages.ts';
import { signOut } from '#client/session.ts';
import { applicationFor, forgetSent, keepSent, keptSent } from '#client/storage.ts';
import { fetchWithProgress } from '#client/upload.ts';
import { closesAfter } from '#kit/last-input.ts';
import { say } from '#kit/say.tsx';
import { t } from '#messages/applying-form.ts';
import { fileProblems } from './file-problems.ts';
import type { FileName } from './kept-files.ts';
import { endsTry, saved } from './rules.ts';

/** In which the resume is read; a scan takes longer than text. */
const saveTimeout = 120_000;
const processTimeout = 120_000;
const moveOnAfter = 2000;

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
  | { kind: 'email_unconfirmed' }
  | { kind: 'notice_changed' }
  | { kind: 'refused'; problems: Problem[]; files: FileProblems };

const refused = (problems: Problem[] = [], files: FileProblems = {}): Outcome => ({ kind: 'refused', problems, files });

/** Sends one at a time; `onSaved` is called as soon as the application is safe. */
export function useApply(username: string, onSaved: () => void) {
  const { state, setState, moveOn } = useApplyState();
  const process = useProcessing(username, setState, moveOn);
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  function refuse(error: unknown, { input }: Attempt): Outcome {
    if (statusOf(error) === 401) {
      // The gate sends a person without a session to sign in and back; what was typed is kept as a draft.
      moveOn(t('expired'), false, signOut);
      return refused();
    }
    // Also of what was called back, which may have arrived all the same. Without a line there is nobody to ask.
    if (!isNoResponse(error)) void refresh(api.jobs.apply, api.applications.own);
    const { outcome, ...shown } = refusalOf(error, input.files ?? {});
    setState({ phase: 'form', ...shown });
    return outcome;
  }

  /** Answers what the form has to do next; where nothing, the page moves on by itself. */
  async function submit(attempt: Attempt): Promise<Outcome> {
    if (current.current) return refused();
    const { input, key } = attempt;
    const answered = noteTry(username, attempt);
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
      answered(saved);
      onSaved();
      void refresh(api.applications.own, api.jobs.apply);
      if (!application.id) {
        setState({ phase: 'form', notice: t('noId') });
        return refused();
      }
      await process(application.id, application.jobId, application.companyId);
      return { kind: 'sent' };
    } catch (error) {
      answered(statusOf(error));
      return refuse(error, attempt);
    } finally {
      current.current = null;
    }
  }

  function cancel() {
    current.current?.abort();
    say(t('stopped'));
  }

  return { state, submit, cancel };
}

/**
 * Keeps the key of a try, so that a page or a line that is lost before the answer makes no second application of it. Answers
 * what is to be called with the status of the answer.
 */
function noteTry(username: string, { input: { body }, key }: Attempt): (status: number) => void {
  // Whoever withdraws all sends no application.
  if (body.acknowledgeWithdrawal) return () => {};
  const application = applicationFor(username, body.jobId);
  const isFirst = keptSent(application) === null;
  keepSent(application, key);
  return (status) => {
    if (endsTry(status, isFirst)) forgetSent(application);
  };
}

type MoveOn = (text: string, good: boolean, go: () => void) => void;

function useApplyState() {
  const [state, setState] = useState<ApplyState>({ phase: 'form', notice: null });
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const moveOn: MoveOn = (text, good, go) => {
    setState({ phase: 'done', text, good });
    timer.current = window.setTimeout(go, good ? moveOnAfter : closesAfter(moveOnAfter));
  };
  return { state, setState, moveOn };
}

function useProcessing(username: string, setState: (state: ApplyState) => void, moveOn: MoveOn) {
  const navigate = useNavigate();
  return async (applicationId: string, jobId: string, companyId: string) => {
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
      const ended = { done: t('processed'), running: t('background'), failed: t('later') };
      moveOn(ended[answer.state], true, go);
    } catch (error) {
      if (statusOf(error) === 401) moveOn(t('expiredLater'), true, signOut);
      else moveOn(t('later'), true, go);
    }
  };
}

/** What the form says of a failed call, and what it has to do. */
function refusalOf(
  error: unknown,
  files: NonNullable<SaveInput['files']>,
): { notice: string | null; again?: boolean; outcome: Outcome } {
  if (isAborted(error)) return { notice: null, outcome: refused() };
  const said = error instanceof CallError ? error.detail : '';
  if (said === textOf('three_applications')) return { notice: null, outcome: { kind: 'three_applications' } };
  if (said === textOf('email_unconfirmed')) return { notice: said, outcome: { kind: 'email_unconfirmed' } };
  if (said === textOf('notice_changed')) return { notice: said, outcome: { kind: 'notice_changed' } };
  const problems = said === textOf('job_closed') ? [{ field: 'position1', text: t('closed') }] : problemsOf(error);
  const text = said === textOf('idempotency_conflict') ? t('otherTab') : messageOf(error, { detail: t('failed') });
  // The reason stands below its file, which may be out of sight from the button.
  const notice = error instanceof CallError && error.file ? t('failed') : text;
  return {
    notice: problems.length > 0 ? null : notice,
    again: isNoResponse(error),
    outcome: refused(problems, fileProblems(error, files)),
  };
}
