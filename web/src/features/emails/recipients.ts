/** Who can be written to, and what a message becomes for one of them. */
import type { api, CallOutput } from '@saring/contract';

export type Recipient = CallOutput<typeof api.applications.byJob>['applications'][number];
/** The newest mail to an applicant. */
export type Delivery = CallOutput<typeof api.applications.deliveries>['deliveries'][number];

export const longestMessage = 5000;

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
