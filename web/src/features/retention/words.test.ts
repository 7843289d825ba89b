import { describe, expect, it } from 'vitest';
import { previewText } from './preview.ts';
import { erasureText, keptText } from './words.ts';

/** Ten in the morning of a day, wherever this runs. */
const on = (year: number, month: number, day: number) => new Date(year, month - 1, day, 10).toISOString();

describe('how long things are kept, in words', () => {
  it('says what a company set, and what holds where it set nothing', () => {
    expect(keptText({ applicantMonths: 1, recordingDays: 30 })).toBe(
      'Your application is erased 1 month after you are rejected or withdraw, after the job is closed, or after the last step in it that you know of, whichever comes first, with its files and its interview. After a rejection it stays for 31 days at least, so that you can ask for a second look. The company may shorten this time, and not lengthen it. Delete your account to have everything erased earlier: nobody reaches it from then on. Disks and backups may hold traces of it for longer. Recordings of your voice are erased 30 days after the interview; the words stay with the application.',
    );
    expect(keptText({ applicantMonths: null, recordingDays: 180 })).toMatch(
      /^Your application is kept until you delete/,
    );
  });

  it('names the day of an application that ended', () => {
    const told = { applicantMonths: 6, recordingDays: 180 };
    expect(erasureText(on(2027, 5, 3), told)).toMatch(/^This application is erased after May 03, 2027, with/);
    expect(erasureText(null, told)).toBe(keptText(told));
  });

  it('counts what would be erased, or says nothing', () => {
    const none = { applications: 0, people: 0, oldestEndedAt: null, recordings: 0, toldShorter: 4 };
    expect(previewText(none)).toBeNull();
    expect(previewText({ ...none, recordings: 1 })).toBe('1 recording.');
    expect(previewText({ ...none, applications: 1200, people: 1, oldestEndedAt: on(2026, 1, 5), recordings: 31 })).toBe(
      '1,200 applications of 1 person and 31 recordings. The oldest ended on Jan 05, 2026.',
    );
  });
});
