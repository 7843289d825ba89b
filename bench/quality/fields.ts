/** What the bench knows of one field of work: an advert, and what people of that field write in words of their own. */

export interface Field {
  key: string;
  title: string;
  /** The advert; asks for the five things of `shown`, in other words. */
  advert: string;
  /** For each of the five things asked, two sentences of resumes that show it. */
  shown: readonly (readonly [string, string])[];
  /** Titles that people of the field hold: of long standing, usual, and of a beginner. */
  titles: readonly [string, string, string];
  /** Other work of the field. */
  more: readonly [string, string, string];
  skills: string;
  study: string;
}

/** Fields of several voices that are one trade: who has done the one has done the other. */
const same: Readonly<Record<string, string>> = {
  nurse: 'nursing',
  secondary: 'teaching',
  partie: 'chef',
  telco: 'callcentre',
  analyst: 'data',
  civil: 'site',
  fmcg: 'b2b',
  lorry: 'driver',
  graphic: 'design',
  'community-pharmacy': 'pharmacy',
  'oil-palm': 'estate',
  paralegal: 'legal',
  'front-office': 'hotel',
  procurement: 'purchasing',
};

/** The trade of a field, by its key. */
export function tradeOf(key: string): string {
  return same[key] ?? key;
}
