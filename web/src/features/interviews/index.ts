/** What other pages show of interviews. */
export { AccommodationsPanel } from './accommodations-panel.tsx';
export { AnswerSound } from './answer-sound.tsx';
export { FlagAnswer } from './flag-answer.tsx';
export { mayContinue, whyWordless } from './rules.ts';
export { SignalsPanel } from './signals-panel.tsx';
