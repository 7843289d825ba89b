/** Opens an applicant's file beside the page, or saves it where a page cannot show it. */
import { api } from '@saring/contract';
import { useEffect, useRef, useState } from 'react';
import { sendForFile } from '#client/client.ts';
import { sendInSession } from '#client/hooks.ts';
import { statusOf } from '#client/messages.ts';
import { notify } from '#kit/notices.tsx';
import { saveAs } from '#kit/save-as.ts';
import { type FileKind, fileKind } from './file-kind.ts';
import type { ApplicantDetail } from './types.ts';

export type Which = 'resume' | 'certification';

export type ShownFile = { title: string; which: Which } & (
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'shown'; kind: Exclude<FileKind, 'other'>; url: string; text: string }
);

const titles = { resume: 'Resume', certification: 'Certifications' };

/** What stays open from one applicant to the next. */
export interface KeptOpen {
  which: Which | null;
  keep: (which: Which | null) => void;
}

/** A file that is only kept open, not asked for, is never downloaded. */
export function useFileViewer(application: ApplicantDetail, { which: kept, keep }: KeptOpen) {
  const [file, setFile] = useState<ShownFile | null>(null);
  const url = file?.state === 'shown' ? file.url : null;
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);

  // Whoever closes, or opens something else, no longer waits for what was on its way.
  const turn = useRef(0);
  useEffect(
    () => () => {
      turn.current = -1;
    },
    [],
  );

  async function show(which: Which, asked: boolean) {
    turn.current += 1;
    const mine = turn.current;
    const head = { title: titles[which], which };
    setFile({ ...head, state: 'loading' });
    try {
      const bytes = new Uint8Array(await (await fetchFile(application, which)).arrayBuffer());
      if (mine !== turn.current) return;
      const name = (which === 'resume' && application.resumeFilename) || `${application.fullName} ${which}`;
      const { kind, type } = fileKind(bytes, name);
      const blob = new Blob([bytes], { type });
      if (kind !== 'other') {
        const text = kind === 'text' ? new TextDecoder().decode(bytes) : '';
        setFile({ ...head, state: 'shown', kind, url: URL.createObjectURL(blob), text });
        return;
      }
      setFile(null);
      if (!asked) return;
      saveAs(blob, name);
      notify({ text: `${name} cannot be shown here and was downloaded.`, closeAfter: 6000 });
    } catch {
      if (mine === turn.current) setFile({ ...head, state: 'failed' });
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page of the next applicant opens
  useEffect(() => {
    if (kept && linkOf(application, kept)) void show(kept, false);
  }, []);

  return {
    file,
    open(which: Which) {
      keep(which);
      void show(which, true);
    },
    close() {
      turn.current += 1;
      keep(null);
      setFile(null);
    },
  };
}

/** A link is signed for 15 minutes; after that a fresh one is asked for. */
async function fetchFile(application: ApplicantDetail, which: Which): Promise<Blob> {
  try {
    return await fetchLink(linkOf(application, which));
  } catch (error) {
    if (![401, 404, 410].includes(statusOf(error))) throw error;
    const fresh = await sendInSession(api.applications.byId, { params: { id: application.id } });
    return fetchLink(linkOf(fresh.application, which));
  }
}

function linkOf(application: ApplicantDetail, which: Which): string {
  return (which === 'resume' ? application.resumeUrl : application.certificationUrl) ?? '';
}

function fetchLink(link: string): Promise<Blob> {
  return sendForFile(api.files.signed, { params: { token: link.split('/').at(-1) ?? '' } });
}
