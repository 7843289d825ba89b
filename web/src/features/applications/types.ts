/** The names under which this feature speaks of what the contract answers. */
import type {
  analysis,
  analysisVersion,
  api,
  applicationDetail,
  applicationRow,
  CallOutput,
  Camel,
  comparedApplicant,
  historyItem,
  reviewEvent,
} from '@saring/contract';
import type { z } from 'zod';

export type Applicant = Camel<z.output<typeof applicationRow>>;
export type ApplicantDetail = Camel<z.output<typeof applicationDetail>>;
export type Analysis = Camel<z.output<typeof analysis>>;
export type HistoryItem = Camel<z.output<typeof historyItem>>;
export type Compared = Camel<z.output<typeof comparedApplicant>>;
export type AnalysisVersion = Camel<z.output<typeof analysisVersion>>;
export type Scoring = CallOutput<typeof api.applications.scoring>;
export type ReviewEvent = Camel<z.output<typeof reviewEvent>>;
export type Band = NonNullable<Applicant['band']>;
export type ResumeReading = NonNullable<ApplicantDetail['resumeRelevancy']>;
export type InterviewCriterion = Analysis['details']['interview']['criteria'][number];
export type ResumeCriterion = ResumeReading['details']['criteria'][number];
/** A passage in the resume. */
export type ResumeQuotation = ResumeCriterion['quotations'][number];
/** A passage in one answer of the interview. */
export type AnswerQuotation = InterviewCriterion['quotations'][number];
