/** The shapes that several answers share, by the names that the OpenAPI document gives them. */
import type { z } from 'zod';
import { applicantProfile } from './applicants.ts';
import {
  applicationDetail,
  applicationRow,
  ownApplication,
  ownApplicationDetail,
  ownApplicationInList,
  ownResult,
} from './application-shapes.ts';
import { assistantExchange } from './assistant.ts';
import { companyProfile } from './companies.ts';
import { accommodations } from './interview-extras.ts';
import { analysis, historyItem, signal } from './interviews.ts';
import { job, openJob, posting, publicJob } from './job-shapes.ts';
import { flagLine, interviewDetails, quotation, resumeDetails } from './marks.ts';
import { candidateRetention } from './retention.ts';
import { analysisVersion, comparedApplicant, reviewEvent } from './review.ts';
import { secondLook } from './second-looks.ts';

export const sharedShapes: Record<string, z.ZodType> = {
  Accommodations: accommodations,
  Analysis: analysis,
  AnalysisVersion: analysisVersion,
  ApplicantProfile: applicantProfile,
  Application: applicationDetail,
  ApplicationRow: applicationRow,
  AssistantExchange: assistantExchange,
  ComparedApplicant: comparedApplicant,
  CompanyProfile: companyProfile,
  Flag: flagLine,
  HistoryItem: historyItem,
  InterviewDetails: interviewDetails,
  Job: job,
  OpenJob: openJob,
  OwnApplication: ownApplication,
  OwnApplicationDetail: ownApplicationDetail,
  OwnApplicationInList: ownApplicationInList,
  OwnResult: ownResult,
  Posting: posting,
  PublicJob: publicJob,
  Quotation: quotation,
  ResumeDetails: resumeDetails,
  Retention: candidateRetention,
  ReviewEvent: reviewEvent,
  SecondLook: secondLook,
  Signal: signal,
};
