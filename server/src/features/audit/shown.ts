/** The trail as it is shown: a job seeker is told by the application alone, so that nothing links two applications of one person. */
import { isId } from '#platform/process/clock.ts';
import type { StoredEvent } from './store.ts';

/**
 * An event for its reader. A company never reads the id of a job seeker, neither of one who is withheld nor of another:
 * known from elsewhere it could be tried out against the hash, which is over the row as it is kept.
 */
export function shownEvent(event: StoredEvent): StoredEvent {
  if (event.companyId === null || event.actorRole !== 'user') return event;
  const { id, subject, actor, detail } = event;
  const byLimit = isByLimit(event);
  const own = aboutApplication(event) ? subject : id;
  const { applications: _, ...shown } = detail;
  return { ...event, actor: own, subject: subject === actor ? own : subject, detail: byLimit ? shown : detail };
}

/** The limit of applications withdraws several at once and names their job; that they are one person's is shown to nobody. */
const isByLimit = ({ action, detail }: StoredEvent) => action === 'application.withdrawn' && detail.by === 'limit';

function aboutApplication(event: StoredEvent): boolean {
  return /^(?:application|interview)\./.test(event.action) && !isByLimit(event) && isId(event.subject);
}
