/** Opens an applicant's file beside the page, or saves it where a page cannot show it. */
import { api } from '@saring/contract';
import { useCallback, useEffect, useState } from 'react';
import { sendForFile } from '#client/client.ts';
import { sendInSession } from '#client/hooks.ts';
import { statusOf } from '#client/messages.ts';
import { notify } from '#kit/notices.tsx';
import { type FileKind, fileKind } from './file-kind.ts';
import type { ApplicantDetail } from './types.ts';

export type Which = 'resume' | 'certification';

export type ShownFile = { title: string; which: Which } & (
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'shown'; kind: Exclude<FileKind, 'other'>; url: string; text: string }
);

const titles = { resume: 'Resume', certification: 'Certifications' };

export function useFileViewer(application: ApplicantDetail | undefined) {
  const [file, setFile] = useState<ShownFile | null>(null);
  const url = file?.state === 'shown' ? file.url : null;
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);

  const open = useCallback(
    async (which: Which) => {
      if (!application) return;
      const head = { title: titles[which], which };
      setFile({ ...head, state: 'loading' });
      try {
        const bytes = new Uint8Array(await (await fetchFile(application, which)).arrayBuffer());
        const name = (which === 'resume' && application.resumeFilename) || `${application.fullName} ${which}`;
        const { kind, type } = fileKind(bytes, name);
        const url = URL.createObjectURL(new Blob([bytes], { type }));
        if (kind !== 'other') {
          setFile({ ...head, state: 'shown', kind, url, text: kind === 'text' ? new TextDecoder().decode(bytes) : '' });
          return;
        }
        setFile(null);
        save(url, name);
        notify({ text: `${name} cannot be shown here and was downloaded.`, closeAfter: 6000 });
      } catch {
        setFile({ ...head, state: 'failed' });
      }
    },
    [application],
  );
  return { file, open, close: useCallback(() => setFile(null), []) };
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

function save(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
