/** Pure decisions about how an applicant is shown: groups of stages, bands, passages in answers. */
import { meaningOf, type Settable, type Status, statuses, type ToldReason } from '@saring/contract/domain';
import type { StatusTone } from '#kit/badges.tsx';
import { t } from '#messages/applications.ts';
import { said } from '#messages/contract.ts';
import type { ApplicantDetail, Band } from './types.ts';

/** What else a stage may be called. */
const aliases: Record<string, Status> = {
  'in review': 'Pending',
  reviewing: 'Pending',
  'keep in view': 'KIV',
  hired: 'Accepted',
  approved: 'Accepted',
  declined: 'Rejected',
};

/** A hiring stage or a status as its badge: the display group's colour and the words. Empty is 'In Review'. */
export function stageBadge(stage: string): { tone: StatusTone; text: string } {
  const name = stage.trim() === '' ? 'in review' : stage.trim().toLowerCase();
  const status = aliases[name] ?? statuses.find((one) => one.toLowerCase() === name);
  const text = name === 'kiv' ? 'KIV' : name.replace(/(^|\s)\p{L}/gu, (start) => start.toUpperCase());
  return { tone: status ? meaningOf(status).tone : 'accent', text: said(text) };
}

/** The colour that helps to see a band; the word stands beside it. */
export const bandTones = { Strong: 'good', Medium: 'warn', Weak: 'bad' } as const satisfies Record<Band, StatusTone>;

/** The colour of a grade: that of its band, none while it is provisional or where there is none. */
export function gradeTone({ band, provisional }: { band: Band | null; provisional: boolean }): StatusTone {
  return band === null || provisional ? 'neutral' : bandTones[band];
}

/** What stands in place of a grade. */
export function withoutGrade({ readBy, status }: { readBy: 'software' | 'people'; status: Status }): string {
  if (!meaningOf(status).readable) return t('noGrade');
  return t(readBy === 'people' ? 'readByPeople' : 'notScored');
}

/** The colour that helps to see a verdict on a criterion; no evidence has none. */
export const verdictTones: Record<string, StatusTone> = { met: 'good', partly: 'warn' };

/** Whoever stands out in the list: the first five of those with a grade of an interview. */
export function isTop({ rank, provisional }: { rank: number | null; provisional: boolean }): boolean {
  return rank !== null && rank <= 5 && !provisional;
}

/** What an applicant is told of a decision beside the status. */
export interface Telling {
  toldReason: ToldReason | null;
  toldWords: string;
}

export const nothingTold: Telling = { toldReason: null, toldWords: '' };

/** Of the call that sets this status; a reason goes with a rejection alone. */
export const toldFields = (status: Settable, { toldReason, toldWords }: Telling) => ({
  toldReason: status === 'Rejected' ? (toldReason ?? undefined) : undefined,
  toldWords: toldWords.trim() || undefined,
});

/** One or two letters in place of a picture. */
export function initialsOf(fullName: string): string {
  const letters = fullName.split(/\s+/).flatMap((word) => /^\p{L}/u.exec(word)?.[0] ?? []);
  return [letters[0], letters.length > 1 ? letters.at(-1) : ''].join('').toUpperCase() || '?';
}

/** Where a quotation stands in its answer. Offsets that do not hold (an older answer) are looked up by the words; null if they are not there. */
export function passageIn(
  text: string,
  quotation: { text: string; start: number; end: number },
): { start: number; end: number } | null {
  const { start, end } = quotation;
  if (start >= 0 && end > start && end <= text.length && text.slice(start, end) === quotation.text)
    return { start, end };
  const found = quotation.text === '' ? -1 : text.indexOf(quotation.text);
  return found < 0 ? null : { start: found, end: found + quotation.text.length };
}

/** A text cut at the places where its pages begin; what stands before the first belongs to it. */
export function pagesOf(
  text: string,
  pages: readonly { number: number; start: number }[],
): { number: number; start: number; text: string }[] {
  if (pages.length === 0) return [{ number: 1, start: 0, text }];
  return pages.map(({ number, start }, index) => {
    const from = index === 0 ? 0 : start;
    return { number, start: from, text: text.slice(from, pages[index + 1]?.start ?? text.length) };
  });
}

/** Whether there is a resume to be seen; under blind review it is, without what tells who somebody is. */
export const hasResume = ({ resumeUrl, blind, status }: Pick<ApplicantDetail, 'resumeUrl' | 'blind' | 'status'>) =>
  Boolean(resumeUrl) || (blind && meaningOf(status).readable);
