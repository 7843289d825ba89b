/** Review without names: what tells who applied is withheld by the server until a person has set a status. */
import { hideIdentity } from '#engines/ai/index.ts';
import { applicantByUser } from '#features/applicants/index.ts';
import { jobById } from '#features/jobs/index.ts';
import { userById } from '#features/users/index.ts';
import type { World } from '#world';
import { isBlind, neutralName } from './rules.ts';
import type { ApplicationRow } from './store.ts';

export interface Veil {
  /** "Applicant 7F3A". */
  name: string;
  /** The same text, place for place, without what tells who wrote it. */
  hide(text: string): string;
}

/** The veil over an application, or null where its company may know who it is. */
export async function veilOf(world: World, application: ApplicationRow): Promise<Veil | null> {
  const job = await jobById(world.db, application.jobId);
  if (!job || !isBlind(job.blindReview, application.status)) return null;
  const profile = await applicantByUser(world.db, application.userId);
  const account = await userById(world.db, application.userId);
  const { fullName, contactEmail: email, phone, address, username } = application;
  const { reference1, reference2, reference3 } = application;
  // What the person has changed in the profile since may stand in the resume just as well.
  const others = [
    username,
    account?.email,
    account?.email.split('@')[0],
    account?.name,
    profile?.contactEmail,
    profile?.phone,
    profile?.address,
    profile?.birthDate,
    reference1,
    reference2,
    reference3,
  ].filter((text) => typeof text === 'string');
  const known = { fullName: [fullName, profile?.fullName ?? ''].join(' ').trim(), email, phone, address, others };
  return { name: neutralName(application.id), hide: (text) => hideIdentity(text, known) };
}

interface Quoted {
  start: number;
  end: number;
  text: string;
}

/** Quotations with their words as they stand in a text that is veiled. */
export function veiledQuotations<Q extends Quoted>(veil: Veil | null, quotations: readonly Q[], source: string): Q[] {
  if (!veil) return [...quotations];
  const hidden = veil.hide(source);
  return quotations.map((one) => ({
    ...one,
    // Only where the offsets hold is it known what was hidden around it.
    text: source.slice(one.start, one.end) === one.text ? hidden.slice(one.start, one.end) : veil.hide(one.text),
  }));
}
