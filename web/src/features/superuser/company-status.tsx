/** Where a company stands. */
import type { CompanyStatus as Status } from '@saring/contract/domain';
import { StatusBadge, type StatusTone } from '#kit/badges.tsx';
import { t } from '#messages/superuser-companies.ts';
import { type Standing, StandingBadge } from './standing-menu.tsx';

const tones: Record<Status, StatusTone> = { verified: 'good', rejected: 'bad', pending: 'warn' };
export const statusNames: Record<Status, string> = {
  verified: t('verified'),
  rejected: t('rejected'),
  pending: t('pending'),
};

export function CompanyStatus({ company }: { company: { status: Status; verified: boolean; standing: Standing } }) {
  if (company.standing !== 'active') return <StandingBadge standing={company.standing} />;
  const status = company.verified ? 'verified' : company.status;
  return <StatusBadge tone={tones[status]}>{statusNames[status]}</StatusBadge>;
}
