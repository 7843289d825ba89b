/** The door of retention: what other features use. */
export { RetentionSection } from './retention-section.tsx';
export { erasureText, keptText } from './words.ts';
