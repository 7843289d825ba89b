/** The door of the audit trail: what other features use. */
export { AuditTrailLink } from './trail-link.tsx';
