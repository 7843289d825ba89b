/** The door of analyses. */
export { type Analysed, analyseInterview, analyseResume, type Subject } from './actions.ts';
export { bandOf, finalScore, interviewScore, resumeScore, suggestedResult } from './rules.ts';
export { type AnalysisRow, analysesOf, firstAnalysisAt, insertAnalysis, newestAnalysis } from './store.ts';
