/** What rank, years and qualification a title or a text asks for. */

const numberWords: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  ten: 10,
};
const yearsAsked =
  /\b(\d{1,2}|one|two|three|four|five|six|seven|eight|ten)\+?(?: ?\(\d{1,2}\))?(?: ?(?:-|to|or|and) ?(?:\d{1,2}|two|three|four|five|six|eight|ten))?\+? ?(?:or more )?(?:years?|yrs?|tahun)\b/gi;

const aboutWork =
  /experience|working|in (?:a |the )?(?:similar|same|related|relevant)|pengalaman|background|practice|pqe|minimum|at least|min\./i;

/** Level of a title: -1 junior or trainee, 0 unsaid, 1 senior or lead, 2 manager, 3 head or director. */
export function seniorityOf(title: string): number {
  if (/\b(?:director|chief|c[etfio]o|vp|vice president|head of|general manager|head)\b/i.test(title)) return 3;
  if (/\b(?:manager|principal|pengurus)\b/i.test(title)) return 2;
  if (/\b(?:senior|sr\.?|lead|supervisor|specialist|team leader|kanan)\b/i.test(title)) return 1;
  if (/\b(?:junior|jr\.?|intern|internship|trainee|fresh|graduate|assistant|apprentice|entry|pelatih)\b/i.test(title))
    return -1;
  return 0;
}

/** The smallest number of years of experience that a text asks for, or null. */
export function yearsIn(text: string): number | null {
  let best: number | null = null;
  for (const match of text.matchAll(yearsAsked)) {
    const around = text.slice(Math.max(0, match.index - 60), match.index + match[0].length + 60);
    const after = text.slice(match.index + match[0].length);
    // "GA4. 3 years." is a sentence of its own.
    const alone = /(?:^|[.;\n] ?)$/.test(text.slice(0, match.index)) && /^ ?(?:[.;\n]|$)/.test(after);
    const bare = alone || /\d ?(?:-|to) ?\d|\d\+/.test(match[0]) || /^ (?:of|in|as) [a-z]/i.test(after);
    if (
      !(bare || aboutWork.test(around)) ||
      /\b(?:years?|yrs) (?:old|of age)|\baged?\b|\bfounded|establish|heritage/i.test(around)
    )
      continue;
    const raw = (match[1] ?? '').toLowerCase();
    const value = numberWords[raw] ?? Number(raw);
    if (value > 0 && value <= 25) best = best === null ? value : Math.max(best, Math.min(value, best + 4));
  }
  if (
    best === null &&
    /\bfresh (?:graduates?|grads?|school leavers?)\b[^.\n]{0,40}\b(?:welcome|encouraged|apply|considered)/i.test(text)
  )
    return 0;
  return best;
}

/** "Master-key", "master data", "scrum master" and "master the recipes" name no degree. */
const master =
  /(?<!\b(?:scrum|web|quarter|head|harbou?r|station|post|band|choir)[ -]?)\bmaster(?:'?s)?\b(?![- ](?:key|data|list|schedule|plan|franchise|file|record|production|agreement|service|chef|switch|cylinder|budget|trainer|class|copy|batch|deed|roll|mariner|baker|builder|control|document|title|lease)|[- ](?:the|a|new|any|our)\b)/i;

/** The level of the lowest qualification a text names: 0 none, 1 school, 2 diploma, 3 degree, 4 master, 5 doctorate. */
export function qualificationIn(text: string): number {
  if (/\b(?:spm|stpm|o-levels?|high school|sijil pelajaran|ged)\b/i.test(text)) return 1;
  if (/\bdiploma\b/i.test(text)) return 2;
  if (/\b(?:bachelor(?:'?s)?|degree|ijazah|undergraduate|b\.?sc|b\.?a\.?|b\.?eng|bba|llb|mbbs)\b/i.test(text)) return 3;
  if (master.test(text) || /\b(?:mba|m\.?sc)\b/i.test(text)) return 4;
  return /\b(?:ph\.?d|doctorate)\b/i.test(text) ? 5 : 0;
}

/** A line that begins with the letters of a degree, where no heading says that it is about education: "BSc (Hons) Chemistry, UPM 2018". */
export const degreeLine = /^[\s\u2022-]*(?:b\.? ?sc|b\.? ?eng|b\.? ?a\b|bba|llb|mbbs|m\.? ?sc|mba|ph\.? ?d)\b.{0,90}$/i;
