/** What other pages show of interviews. */
export { AccommodationsPanel } from './accommodations-panel.tsx';
export { AnswerSound, playOrPause } from './answer-sound.tsx';
export { CorrectAnswer, Correction } from './correct-answer.tsx';
export { FlagAnswer } from './flag-answer.tsx';
export { whyWordless } from './rules.ts';
export { SignalsPanel } from './signals-panel.tsx';
export type { HistoryItem, Review } from './types.ts';
export { useLeft } from './use-left.ts';
