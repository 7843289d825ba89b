/** The door of companies: what other features use. */
export { useCompany } from './use-company.ts';
