/** The door of health, documentation, contacts, metrics and housekeeping. */
import { sweepCounters, vacuum } from './tasks.ts';

export { systemBindings } from './routes.ts';
export const systemTasks = [sweepCounters, vacuum];
