/** The door of second looks. */
import { readFacts } from './facts.ts';
import { remindOfSecondLooks, resumeSecondLooks, tellOfSecondLook } from './tasks.ts';

export { secondLooksBindings } from './routes.ts';
export { secondLooksOf } from './store.ts';
export { onLifted } from './tasks.ts';
export const secondLooksTasks = [tellOfSecondLook, resumeSecondLooks, remindOfSecondLooks, readFacts];
