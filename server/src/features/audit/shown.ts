/** The trail as it is shown: a job seeker is told by the application alone, so that nothing links two applications of one person. */
import { isId } from '#platform/process/clock.ts';
import type { StoredEvent } from './store.ts';

/**
 * An event for its reader. A company never reads the id of a job seeker, neither of one who is withheld nor of another:
 * known from elsewhere it could be tried out against the hash, which is over the row as it is kept.
 */
export function shownEvent(event: StoredEvent): StoredEvent {
  if (event.companyId === null || event.actorRole !== 'user') return event;
  const { id, subject, actor } = event;
  const own = aboutApplication(event) ? subject : id;
  return { ...event, actor: own, subject: subject === actor ? own : subject };
}

/** By the limit of three earlier versions named the job, in one line without a status. */
function aboutApplication({ action, subject, detail }: StoredEvent): boolean {
  const isOfJob = detail.by === 'limit' && detail.from === undefined;
  return /^(?:application|interview)\./.test(action) && !isOfJob && isId(subject);
}
