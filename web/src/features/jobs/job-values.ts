/** What the form of a job holds, and how it becomes the call's body and back. */
import { checked, codeName, jobBody, namesOf, renamer } from '@saring/contract';
import { t } from '#messages/jobs-form.ts';
import { language } from '#messages/language.ts';
import type { Job } from './job.ts';

export interface JobValues {
  jobTitle: string;
  department: string | null;
  location: string;
  jobType: string[];
  salaryMin: number | string;
  salaryMax: number | string;
  experienceLevel: string | null;
  closingDate: string | null;
  /** The text-only description as typed. */
  otherInfo: string;
  /** The same as last saved with "Save Information": a source of criteria. */
  savedInfo: string;
  /** With a file and a text: the text counts first. */
  infoFirst: boolean;
  jobCriteria: string[];
  /** The chosen file's name: a file itself does not live through a reload. */
  fileName: string;
  /** The file that is kept with the job goes when this is saved. */
  removeFile: boolean;
  /** The version that the changes are made to. */
  updatedAt: string;
}

export const criteriaCount = 5;

export const emptyValues: JobValues = {
  jobTitle: '',
  department: null,
  location: '',
  jobType: [],
  salaryMin: '',
  salaryMax: '',
  experienceLevel: null,
  closingDate: null,
  otherInfo: '',
  savedInfo: '',
  infoFirst: false,
  jobCriteria: Array.from({ length: criteriaCount }, () => ''),
  fileName: '',
  removeFile: false,
  updatedAt: '',
};

/** A stored job as the form shows it. */
export function valuesOf(job: Job): JobValues {
  return {
    ...emptyValues,
    jobTitle: job.jobTitle,
    department: job.department,
    location: job.location,
    jobType: job.jobType.split(',').map((type) => type.trim()),
    salaryMin: job.salary.min ?? '',
    salaryMax: job.salary.max ?? '',
    experienceLevel: job.experienceLevel,
    closingDate: job.closingDate,
    otherInfo: job.otherInfo,
    savedInfo: job.otherInfo,
    jobCriteria: emptyValues.jobCriteria.map((_, index) => job.jobCriteria[index] ?? ''),
    updatedAt: job.updatedAt,
  };
}

/** What a new job begins with that is like another one; its file is to be chosen again. */
export function copyOf(job: Job): JobValues {
  return { ...valuesOf(job), closingDate: null, fileName: job.descriptionFilename ?? '', updatedAt: '' };
}

/** The body of `create`; `update` adds the version and whether the stored file goes. */
export function bodyOf(values: JobValues, companyId: string) {
  return {
    companyId,
    jobTitle: values.jobTitle,
    department: values.department ?? '',
    location: values.location,
    jobType: values.jobType,
    status: 'Live',
    salaryMin: values.salaryMin,
    salaryMax: values.salaryMax,
    currency: 'MYR' as const,
    experienceLevel: values.experienceLevel ?? '',
    otherInfo: values.otherInfo,
    jobCriteria: values.jobCriteria,
    closingDate: values.closingDate ?? '',
  };
}

const toWire = renamer(namesOf(jobBody), 'toWire');

/** Field → what is wrong with it, by the contract's own rules. `hasFile`: chosen now, or stored with the job and staying. */
export function problemsIn(values: JobValues, hasFile: boolean): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const { path, text } of checked(jobBody, toWire(bodyOf(values, 'own')), language()).problems) {
    problems[codeName(path.join('.'))] ??= text;
  }
  // The schema compares the two only where every other field is good; here it is said at once.
  if (values.salaryMin !== '' && values.salaryMax !== '' && Number(values.salaryMin) > Number(values.salaryMax)) {
    problems.salaryMax ??= t('salariesCrossed');
  }
  if (!hasFile && values.otherInfo.trim() === '') {
    problems.otherInfo = t('descriptionRequired');
    // Their fields are closed until there is a description, which is what is missing.
    for (const index of values.jobCriteria.keys()) delete problems[`jobCriteria.${index}`];
  }
  return problems;
}
