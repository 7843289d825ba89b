/** Sends a form with files, telling its progress, with cancel and retry. */
import type { CallInput, CallOutput, Endpoint } from '@saring/contract';
import { useEffect, useRef, useState } from 'react';
import { refresh, sendInSession } from './hooks.ts';
import { isAborted } from './messages.ts';
import { randomKey } from './random-key.ts';
import { fetchWithProgress } from './upload.ts';

export type UploadState<T> =
  | { phase: 'idle' }
  /** `progress` is 0 to 1; at 1 the server is at work. */
  | { phase: 'sending'; progress: number }
  | { phase: 'done'; answer: T }
  | { phase: 'failed'; error: unknown };

export interface UploadOptions<T> {
  /** Milliseconds; none unless said. */
  timeout?: number;
  /** Sends an `Idempotency-Key` that a retry repeats, so that a lost answer does no harm. */
  idempotent?: boolean;
  refreshes?: Endpoint[];
  keepSession?: boolean;
  /** At the first try as at another. */
  onDone?: (answer: T) => unknown;
  /** Not where it was cancelled. */
  onFailed?: (error: unknown) => unknown;
}

export interface Upload<E extends Endpoint> {
  state: UploadState<CallOutput<E>>;
  start: (input: CallInput<E>) => Promise<void>;
  /** The same input once more. */
  retry: () => Promise<void>;
  cancel: () => void;
  reset: () => void;
}

/** `const upload = useUpload(api.applicants.saveResume)`; give `upload` to the kit's `FileField` to show it. */
export function useUpload<E extends Endpoint>(endpoint: E, options: UploadOptions<CallOutput<E>> = {}): Upload<E> {
  const [state, setState] = useState<UploadState<CallOutput<E>>>({ phase: 'idle' });
  const current = useRef<AbortController | null>(null);
  const lastRun = useRef<{ input: CallInput<E>; key: string } | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  async function run(input: CallInput<E>, key: string): Promise<void> {
    current.current?.abort();
    const controller = new AbortController();
    current.current = controller;
    lastRun.current = { input, key };
    const set = (next: UploadState<CallOutput<E>>) => {
      if (current.current === controller) setState(next);
    };
    set({ phase: 'sending', progress: 0 });
    try {
      const answer = await sendInSession(endpoint, input, {
        signal: controller.signal,
        timeout: options.timeout,
        keepSession: options.keepSession,
        headers: options.idempotent ? { 'idempotency-key': key } : undefined,
        fetch: fetchWithProgress((progress) => set({ phase: 'sending', progress })),
      });
      set({ phase: 'done', answer });
      void refresh(...(options.refreshes ?? []));
      options.onDone?.(answer);
    } catch (error) {
      if (isAborted(error)) return set({ phase: 'idle' });
      set({ phase: 'failed', error });
      options.onFailed?.(error);
    }
  }

  return {
    state,
    start: (input) => run(input, randomKey()),
    retry: async () => {
      if (lastRun.current) await run(lastRun.current.input, lastRun.current.key);
    },
    cancel: () => current.current?.abort(),
    reset: () => setState({ phase: 'idle' }),
  };
}
