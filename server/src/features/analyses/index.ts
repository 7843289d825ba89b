/** The door of analyses. */
export { type Analysed, analyseInterview, analyseResume, type Subject } from './actions.ts';
export { engineBeside, engineKey, engineName, engineNames, scoredBy } from './engines.ts';
export { finalScore, interviewScore, resumeScore, whatWouldChange } from './rules.ts';
export {
  type AnalysisRow,
  analysesOf,
  firstAnalysisAt,
  forgetAnalyses,
  forgetCorrected,
  insertAnalysis,
  isOf,
  newestAnalysis,
} from './store.ts';
