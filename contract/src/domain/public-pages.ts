/** The addresses of the pages that anybody may read, as paths of the installation. */

/** Jobs on a page of a company's open jobs. */
export const openJobsPerPage = 20;

/** The open jobs of a company. */
export function careersPath(companyId: string): string {
  return `/companies/${encodeURIComponent(companyId)}/jobs`;
}

/** One job, by whichever link people apply for it. */
export function publicJobPath(companyId: string, jobId: string): string {
  return `${careersPath(companyId)}/${encodeURIComponent(jobId)}`;
}
