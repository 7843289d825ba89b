/** Writes the resumes and answers of made-up people: from a strong fit to somebody of another trade. */
import { doc, docx, pdf, txt } from '@saring/tests/world';
import { type DemoJob, demoJobs, opening, vague } from './jobs.ts';
import type { Applicant } from './people.ts';

/** How well somebody fits: 4 strong, 3 good, 2 fair, 1 beginner, 0 of another trade. */
export type Fit = 0 | 1 | 2 | 3 | 4;

const companies = [
  'Bina Jaya Sdn Bhd',
  'Seri Maju Trading',
  'Klinik Warisan',
  'Delima Holdings',
  'Pantai Timur Services',
  'Anggerik Retail',
];

/** The lines of a resume. */
export function resumeLines(person: Applicant, job: DemoJob, fit: Fit, n: number): string[] {
  const trade = fit === 0 ? (demoJobs[(demoJobs.indexOf(job) + 2 + (n % 3)) % demoJobs.length] ?? job) : job;
  const rank = Math.max(0, Math.min(3, fit === 0 ? 2 : fit - 1));
  const years = [2, 1, 3, 5, 8][fit] ?? 2;
  const duties =
    fit >= 4
      ? trade.duties.slice(0, 5)
      : fit === 3
        ? trade.duties.slice(2, 6)
        : fit === 2
          ? trade.duties.slice(3, 7)
          : trade.duties.slice(5);
  const skills = trade.skills.slice(0, fit >= 3 ? 8 : fit === 2 ? 4 : 2);
  const place = (offset: number) => companies[(n + offset) % companies.length];
  const middle = 2026 - Math.ceil(years / 2);
  return [
    person.fullName,
    trade.titles[rank] ?? '',
    `${person.email} | ${person.phone}`,
    '',
    'EXPERIENCE',
    `${trade.titles[rank]}, ${place(0)}, ${middle} - 2026`,
    ...duties.slice(0, Math.ceil(duties.length / 2)).map((duty) => `- ${duty}`),
    `${trade.titles[Math.max(0, rank - 1)]}, ${place(1)}, ${2026 - years} - ${middle}`,
    ...duties.slice(Math.ceil(duties.length / 2)).map((duty) => `- ${duty}`),
    '',
    'EDUCATION',
    fit >= 2 ? trade.degree : 'SPM, Sekolah Menengah Kebangsaan',
    '',
    'SKILLS',
    skills.join(', '),
  ];
}

const kinds = ['pdf', 'docx', 'pdf', 'txt', 'doc'] as const;

/** The resume as a real file; kinds take turns. */
export async function resumeFile(lines: string[], username: string, n: number): Promise<File> {
  const kind = kinds[n % kinds.length] ?? 'pdf';
  const bytes =
    kind === 'pdf' ? await pdf(lines) : kind === 'docx' ? await docx(lines) : kind === 'doc' ? doc(lines) : txt(lines);
  return new File([bytes], `${username}.${kind}`);
}

/** Six answers. */
export function answersOf(job: DemoJob, fit: Fit, n: number): string[] {
  const good = fit >= 4 ? 5 : fit === 3 ? 4 : fit === 2 ? 2 : fit === 1 ? 1 : 0;
  const stories = job.stories.map((story, index) => ((index + n) % 5 < good ? story : (vague[index] ?? '')));
  return [fit >= 2 ? opening : (vague[0] ?? ''), ...stories];
}
