/** Pure decisions about companies. */
import type { CompanyStatus } from '@saring/contract/domain';

/** Whether a company's status lets candidates see its jobs and apply. */
export function isOpenToCandidates(status: CompanyStatus, requireVerification: boolean): boolean {
  return status === 'verified' || (!requireVerification && status !== 'rejected');
}

/** Why a registration link cannot be used, or null when it can (used and revoked look unknown). */
export function linkProblem(
  link: { usedAt: Date | null; revokedAt: Date | null; expiresAt: Date } | null,
  now: Date,
): 'link_unknown' | 'link_expired' | null {
  if (!link || link.usedAt || link.revokedAt) return 'link_unknown';
  return link.expiresAt <= now ? 'link_expired' : null;
}

export type LinkStatus = 'open' | 'used' | 'expired' | 'revoked';

/** How a link is listed. */
export function linkStatus(
  link: { usedAt: Date | null; revokedAt: Date | null; expiresAt: Date },
  now: Date,
): LinkStatus {
  if (link.usedAt) return 'used';
  if (link.revokedAt) return 'revoked';
  return link.expiresAt <= now ? 'expired' : 'open';
}
