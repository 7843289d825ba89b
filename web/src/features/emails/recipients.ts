/** Who can be written to, and what a message becomes for one of them. */
import type { api, CallOutput } from '@saring/contract';

export type Recipient = CallOutput<typeof api.applications.byJob>['applications'][number];
/** The newest mail to an applicant. */
export type Delivery = CallOutput<typeof api.applications.deliveries>['deliveries'][number];

export const longestMessage = 5000;

export const placeholders = ['{full_name}', '{job_title}', '{company}'] as const;

/** An applicant without an address cannot be selected. */
export function canReceive(applicant: Recipient): boolean {
  return applicant.contactEmail.trim() !== '';
}

/** The addresses of the selected, each once: one person may have applied twice. */
export function addressesOf(applicants: readonly Recipient[], selected: ReadonlySet<string>): string[] {
  const byAddress = new Map<string, string>();
  for (const applicant of applicants) {
    const address = applicant.contactEmail.trim();
    if (selected.has(applicant.id) && canReceive(applicant)) byAddress.set(address.toLowerCase(), address);
  }
  return [...byAddress.values()];
}

/** Fills the placeholders, as the server does for each person: what a name brings along, such as `{company}`, stays as it is. */
export function fillMessage(message: string, values: { fullName: string; jobTitle: string; company: string }): string {
  const words: Record<string, string> = {
    '{full_name}': values.fullName,
    '{job_title}': values.jobTitle,
    '{company}': values.company,
  };
  return message.replace(/\{(?:full_name|job_title|company)\}/g, (placeholder) => words[placeholder] ?? placeholder);
}

/** Blank lines part a mail into paragraphs. */
export function paragraphsOf(message: string): string[] {
  return message
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

/** The newest mail by address in lower case: one person may have applied twice. */
export function deliveriesByAddress(deliveries: readonly Delivery[]): ReadonlyMap<string, Delivery> {
  const newest = new Map<string, Delivery>();
  for (const delivery of deliveries) {
    const address = delivery.email.trim().toLowerCase();
    const known = newest.get(address);
    if (!known || known.at < delivery.at) newest.set(address, delivery);
  }
  return newest;
}
