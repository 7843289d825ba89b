/** The tab "Email Applicants". */
export function EmailTab(_: { companyId: string; jobId: string; jobTitle: string }) {
  return null;
}
