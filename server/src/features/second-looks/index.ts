/** The door of second looks. */
import { readFacts } from './facts.ts';
import { goOnWithSecondLooks, remindOfSecondLooks, tellOfSecondLook } from './tasks.ts';

export { secondLooksBindings } from './routes.ts';
export { secondLooksOf } from './store.ts';
export { onLifted } from './tasks.ts';
export const secondLooksTasks = [tellOfSecondLook, goOnWithSecondLooks, remindOfSecondLooks, readFacts];
