/** The sentences of a notice, from the facts. */
import { createHash } from 'node:crypto';
import type { RecipientKind } from '@saring/contract';
import { english, type Language, type SayOf } from '@saring/contract/words';
import type { World } from '#world';
import { malay } from './malay.ts';
import { words } from './words.ts';

/** Goes up with the sentences. */
export const noticeVersion = 5;

export interface NoticeText {
  language: 'en' | 'ms';
  title: string;
  sections: { title: string; paragraphs: string[] }[];
}

export interface Notice {
  version: number;
  hash: string;
  texts: NoticeText[];
}

export interface NoticeFacts {
  company: { name: string; location: string | null; contactEmail: string | null };
  /** Where the operator is reached; null where no address was set. */
  operator: string | null;
  /** Whom one complains to; null for the authority where one lives. */
  authority: string | null;
  recipients: World['config']['recipients'];
  /** As candidates are told of the company. */
  periods: { applicantMonths: number | null; recordingDays: number };
}

const receivers = {
  model: 'receiversModel',
  transcription: 'receiversTranscription',
  mail: 'receiversMail',
  files: 'receiversFiles',
  database: 'receiversDatabase',
} as const;

const readsOrHears: ReadonlySet<RecipientKind> = new Set(['model', 'transcription']);

function sectionsOf(say: SayOf<typeof words>, facts: NoticeFacts): NoticeText['sections'] {
  const { company, operator, authority, recipients, periods } = facts;
  const { applicantMonths: months, recordingDays: days } = periods;
  return [
    {
      title: say('who'),
      paragraphs: [
        say('whoCompany', { company: company.name }),
        ...(company.location ? [say('whoPlace', { place: company.location })] : []),
        ...(company.contactEmail ? [say('whoContact', { contact: company.contactEmail })] : []),
        say('whoOperator'),
        ...(operator === null ? [] : [say('whoOperatorContact', { contact: operator })]),
      ],
    },
    { title: say('what'), paragraphs: [say('whatSent'), say('whatInterview'), say('whatReferences')] },
    { title: say('software'), paragraphs: [say('softwareReads'), say('softwareNot'), say('softwareNever')] },
    { title: say('ground'), paragraphs: [say('groundAsked'), say('groundLaw')] },
    {
      title: say('receivers'),
      paragraphs: [
        say('receiversCompany'),
        ...(recipients.length > 0
          ? recipients.map(({ kind, host }) => say(receivers[kind], { host }))
          : [say('receiversNobody')]),
        ...(recipients.some(({ kind }) => readsOrHears.has(kind)) ? [say('receiversChoice')] : []),
        say('receiversBrowser'),
      ],
    },
    {
      title: say('kept'),
      paragraphs: [
        months === null ? say('keptAlways') : say('keptMonths', { months }),
        say('keptSound', { days }),
        say('keptBackups'),
      ],
    },
    {
      title: say('rights'),
      paragraphs: [
        say('rightsCopy'),
        say('rightsWithdraw'),
        say('rightsDecision'),
        say('rightsDelete'),
        say('rightsAsk'),
        authority ? say('rightsComplainTo', { authority }) : say('rightsComplain'),
      ],
    },
  ];
}

/** The notice in both languages. The same facts give the same hash. */
export function noticeOf(facts: NoticeFacts): Notice {
  const textIn = (language: Language, tag: NoticeText['language']): NoticeText => {
    const say = words(language);
    return { language: tag, title: say('title', { company: facts.company.name }), sections: sectionsOf(say, facts) };
  };
  const texts = [textIn(english, 'en'), textIn(malay, 'ms')];
  const hash = createHash('sha256').update(JSON.stringify(texts)).digest('hex');
  return { version: noticeVersion, hash, texts };
}
