/** What a resume offers for the profile, pure: which fields, under which names, in the form's order. */
import type { api, CallOutput } from '@saring/contract';

export type Offer = CallOutput<typeof api.applicants.resumeSuggestions>;
export type OfferField = keyof Offer;

const labels: Record<OfferField, string> = {
  fullName: 'Full name',
  phone: 'Phone',
  contactEmail: 'Email',
  address: 'Address',
  description: 'Self description',
};

/** The fields that something was found for. */
export function offered(offer: Offer): { field: OfferField; label: string; value: string }[] {
  const fields = Object.keys(labels) as OfferField[]; // the keys of the record above
  return fields.flatMap((field) => {
    const value = offer[field];
    return value === null ? [] : [{ field, label: labels[field], value }];
  });
}
