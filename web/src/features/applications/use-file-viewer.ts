/** Opens an applicant's file beside the page, the resume also as the text that was read; saves what a page cannot show. */
import { api } from '@saring/contract';
import { useEffect, useRef, useState } from 'react';
import { sendForFile } from '#client/client.ts';
import { sendInSession } from '#client/hooks.ts';
import { statusOf } from '#client/messages.ts';
import { notify } from '#kit/notices.tsx';
import { saveAs } from '#kit/save-as.ts';
import { type FileKind, fileKind, isPdf } from './file-kind.ts';
import type { ShownPassage } from './resume-text.tsx';
import type { ApplicantDetail, ResumeQuotation } from './types.ts';

/** `text` is the resume as it was read, where its quotations stand. */
export type Which = 'resume' | 'text' | 'certification';

export type ShownFile = { title: string; which: Which } & (
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'text'; shown: ShownPassage }
  | { state: 'shown'; kind: Exclude<FileKind, 'other'>; url: string; text: string }
);

const titles = { resume: 'Resume', text: 'Resume', certification: 'Certifications' };

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

  async function show(which: Which, asked: boolean, shown: ShownPassage = null) {
    turn.current += 1;
    const mine = turn.current;
    const head = { title: titles[which], which };
    if (which === 'text') return setFile({ ...head, state: 'text', shown });
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
    const which = kept === 'resume' ? resumeView(application) : kept;
    if (which && (which === 'text' || linkOf(application, which))) void show(which, false);
  }, []);

  return {
    file,
    open(which: Which) {
      keep(which);
      void show(which, true);
    },
    /** Shows a passage at its place in the text of the resume. */
    openAt(quotation: ResumeQuotation) {
      keep('text');
      void show('text', true, { quotation });
    },
    async download() {
      try {
        saveAs(await fetchFile(application, 'resume'), application.resumeFilename ?? 'resume');
      } catch {
        notify({ tone: 'bad', text: 'The file could not be opened. Please try again.', closeAfter: 8000 });
      }
    },
    close() {
      turn.current += 1;
      keep(null);
      setFile(null);
    },
  };
}

/** How a resume is best seen: a PDF as it is, anything else as its text. */
export function resumeView({ resumeUrl, resumeFilename }: ApplicantDetail): Which {
  return resumeUrl && isPdf(resumeFilename) ? 'resume' : 'text';
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
  return (which === 'certification' ? application.certificationUrl : application.resumeUrl) ?? '';
}

function fetchLink(link: string): Promise<Blob> {
  return sendForFile(api.files.signed, { params: { token: link.split('/').at(-1) ?? '' } });
}
