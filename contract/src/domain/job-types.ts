/** The kinds of employment of a job, as a person reads them. */

/** "full-time, contract" → "Full-time, Contract". */
export function jobTypesText(jobType: string): string {
  return jobType
    .split(',')
    .map((type) => type.trim())
    .filter((type) => type !== '')
    .map((type) => type.charAt(0).toUpperCase() + type.slice(1))
    .join(', ');
}
