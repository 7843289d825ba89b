/** Opens an applicant's file beside the page, the resume also as the text that was read; saves what a page cannot show. */
import { api } from '@saring/contract';
import { useEffect, useRef, useState } from 'react';
import { sendForFile, sendForResponse } from '#client/client.ts';
import { sendInSession } from '#client/hooks.ts';
import { statusOf } from '#client/messages.ts';
import { notify } from '#kit/notices.ts';
import { saveAs } from '#kit/save-as.ts';
import { t } from '#messages/applications-profile.ts';
import { type FileKind, fileKind, framesPdf, isPdf } from './file-kind.ts';
import { detailInput } from './list-query.ts';
import type { ShownPassage } from './resume-text.tsx';
import type { ApplicantDetail, ResumeQuotation } from './types.ts';

/** `text` is the resume as it was read, where its quotations stand. */
export type Which = 'resume' | 'text' | 'certification';

/** `asked`: not only kept open. */
export type ShownFile = { words: FileWords; which: Which; asked: boolean } & (
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'text'; shown: ShownPassage }
  | { state: 'shown'; kind: FileKind; url: string }
);

/** What is said around a file of its kind. */
interface FileWords {
  title: string;
  of: (name: string) => string;
  close: string;
  opening: string;
}

const resumeWords: FileWords = {
  title: t('resume'),
  of: (name) => t('resumeOf', { name }),
  close: t('closeResume'),
  opening: t('openingResume'),
};
const certificationWords: FileWords = {
  title: t('certifications'),
  of: (name) => t('certificationsOf', { name }),
  close: t('closeCertifications'),
  opening: t('openingCertifications'),
};
const wordsOf = { resume: resumeWords, text: resumeWords, certification: certificationWords };

/** What stays open from one applicant to the next. */
export interface KeptOpen {
  which: Which | null;
  keep: (which: Which | null) => void;
}

/** A file that is only kept open, not asked for, is never downloaded. */
export function useFileViewer(application: ApplicantDetail, { which: kept, keep }: KeptOpen) {
  const [file, setFile] = useState<ShownFile | null>(null);

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
    const head = { words: wordsOf[which], which, asked };
    if (which === 'text') return setFile({ ...head, state: 'text', shown });
    setFile({ ...head, state: 'loading' });
    try {
      const { url, type } = await atLink(application, which, lookAt);
      const kind = fileKind(type, framesPdf());
      if (mine !== turn.current) return;
      if (kind) return setFile({ ...head, state: 'shown', kind, url });
      if (asked) {
        await save(application, which);
        notify({ text: t('downloaded', { file: nameOf(application, which) }), closeAfter: 6000 });
      }
      if (mine === turn.current) setFile(null);
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
    download: (which: Exclude<Which, 'text'>) => download(application, which),
    close() {
      turn.current += 1;
      keep(null);
      setFile(null);
    },
  };
}

async function save(application: ApplicantDetail, which: Exclude<Which, 'text'>): Promise<void> {
  const file = await atLink(application, which, (link) => sendForFile(api.files.signed, inputOf(link)));
  saveAs(file, nameOf(application, which));
}

async function download(application: ApplicantDetail, which: Exclude<Which, 'text'>): Promise<void> {
  try {
    await save(application, which);
  } catch {
    notify({ tone: 'bad', text: t('fileFailed') });
  }
}

/** The name that a file is saved under. */
function nameOf({ fullName, resumeFilename }: ApplicantDetail, which: Exclude<Which, 'text'>): string {
  return (which === 'resume' && resumeFilename) || `${fullName} ${which}`;
}

/** How a resume is best seen: a PDF as it is, where a frame shows it; anything else as its text. */
export function resumeView({ resumeUrl, resumeFilename }: ApplicantDetail): Which {
  return resumeUrl && isPdf(resumeFilename) && framesPdf() ? 'resume' : 'text';
}

/** A link is signed for 15 minutes; after that a fresh one is asked for. */
async function atLink<T>(application: ApplicantDetail, which: Which, use: (link: string) => Promise<T>): Promise<T> {
  try {
    return await use(linkOf(application, which));
  } catch (error) {
    if (![401, 404, 410].includes(statusOf(error))) throw error;
    const fresh = await sendInSession(api.applications.byId, detailInput(application.id));
    return use(linkOf(fresh.application, which));
  }
}

/** What a frame or a picture would find at its address, which tells the page nothing of a failure: one byte is asked for. */
async function lookAt(url: string): Promise<{ url: string; type: string | null }> {
  const { headers } = await sendForResponse(api.files.signed, inputOf(url), { headers: { range: 'bytes=0-0' } });
  return { url, type: headers.get('content-type') };
}

function linkOf(application: ApplicantDetail, which: Which): string {
  return (which === 'certification' ? application.certificationUrl : application.resumeUrl) ?? '';
}

function inputOf(link: string) {
  return { params: { token: link.split('/').at(-1) ?? '' } };
}
