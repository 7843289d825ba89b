/** What a resume offers for the profile, pure: which fields, under which names, in the form's order. */
import type { api, CallOutput } from '@saring/contract';
import { keysOf } from '@saring/contract/domain';
import { t } from '#messages/applicants-settings.ts';

export type Offer = CallOutput<typeof api.applicants.resumeSuggestions>;
export type OfferField = keyof Offer;

const labels: Record<OfferField, { label: string; use: string }> = {
  fullName: { label: t('offerName'), use: t('useName') },
  phone: { label: t('offerPhone'), use: t('usePhone') },
  contactEmail: { label: t('offerEmail'), use: t('useEmail') },
  address: { label: t('offerAddress'), use: t('useAddress') },
  description: { label: t('offerDescription'), use: t('useDescription') },
};

/** The fields that something was found for. */
export function offered(offer: Offer): { field: OfferField; label: string; use: string; value: string }[] {
  return keysOf(labels).flatMap((field) => {
    const value = offer[field];
    return value === null ? [] : [{ field, ...labels[field], value }];
  });
}
