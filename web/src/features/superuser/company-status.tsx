/** Where a company stands. */
import { StatusBadge, type StatusTone } from '#kit/badges.tsx';

const tones: Record<string, StatusTone> = { verified: 'good', rejected: 'bad', pending: 'warn' };
const names: Record<string, string> = { verified: 'Verified', rejected: 'Rejected', pending: 'Pending' };

export function CompanyStatus({ company }: { company: { status: string; verified: boolean } }) {
  const status = company.verified ? 'verified' : company.status || 'pending';
  return <StatusBadge tone={tones[status]}>{names[status] ?? status}</StatusBadge>;
}
