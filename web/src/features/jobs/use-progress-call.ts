/** One upload at a time that answers or throws, and shows how far it is. */
import type { CallInput, CallOutput, Endpoint } from '@saring/contract';
import { useEffect, useRef, useState } from 'react';
import { sendInSession } from '#client/hooks.ts';
import { fetchWithProgress } from '#client/upload.ts';
import type { ShownUpload } from '#kit/file-field.tsx';

/** Give `shown` to the kit's UploadLine; a cancelled call throws an AbortError. */
export function useProgressCall() {
  const [state, setState] = useState<ShownUpload['state']>({ phase: 'idle' });
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  async function run<E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    headers?: Record<string, string>,
  ): Promise<CallOutput<E>> {
    const controller = new AbortController();
    current.current = controller;
    setState({ phase: 'sending', progress: 0 });
    try {
      return await sendInSession(endpoint, input, {
        signal: controller.signal,
        headers,
        fetch: fetchWithProgress((progress) => setState({ phase: 'sending', progress })),
      });
    } finally {
      setState({ phase: 'idle' });
    }
  }

  const shown: ShownUpload = { state, cancel: () => current.current?.abort(), retry: () => undefined };
  return { run, shown };
}
