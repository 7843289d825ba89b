/** The door of companies: what other features use. */
export { useCompany } from './use-company.ts';
export { VerificationNote } from './verification-note.tsx';
