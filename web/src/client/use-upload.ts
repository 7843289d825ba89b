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

export interface UploadOptions {
  /** Milliseconds; none unless said. */
  timeout?: number;
  /** Sends an `Idempotency-Key` that a retry repeats, so that a lost answer does no harm. */
  idempotent?: boolean;
  refreshes?: Endpoint[];
  keepSession?: boolean;
}

export interface Upload<E extends Endpoint> {
  state: UploadState<CallOutput<E>>;
  /** Answers the result; null when it failed or was cancelled, which `state` tells. */
  start: (input: CallInput<E>) => Promise<CallOutput<E> | null>;
  /** The same input once more. */
  retry: () => Promise<CallOutput<E> | null>;
  cancel: () => void;
  reset: () => void;
}

/** `const upload = useUpload(api.applicants.saveResume)`; give `upload` to the kit's `FileField` to show it. */
export function useUpload<E extends Endpoint>(endpoint: E, options: UploadOptions = {}): Upload<E> {
  const [state, setState] = useState<UploadState<CallOutput<E>>>({ phase: 'idle' });
  const current = useRef<AbortController | null>(null);
  const lastRun = useRef<{ input: CallInput<E>; key: string } | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  async function run(input: CallInput<E>, key: string): Promise<CallOutput<E> | null> {
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
      return answer;
    } catch (error) {
      set(isAborted(error) ? { phase: 'idle' } : { phase: 'failed', error });
      return null;
    }
  }

  return {
    state,
    start: (input) => run(input, randomKey()),
    retry: async () => (lastRun.current ? run(lastRun.current.input, lastRun.current.key) : null),
    cancel: () => current.current?.abort(),
    reset: () => setState({ phase: 'idle' }),
  };
}
