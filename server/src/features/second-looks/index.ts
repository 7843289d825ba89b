/** The door of second looks. */
import { readFacts } from './facts.ts';
import { remindOfSecondLooks, tellOfSecondLook } from './tasks.ts';

export { secondLooksBindings } from './routes.ts';
export { secondLooksOf } from './store.ts';
export const secondLooksTasks = [tellOfSecondLook, remindOfSecondLooks, readFacts];
