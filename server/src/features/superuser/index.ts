/** The door of the operator's area. */
import { tellOperators } from './tasks.ts';

export { superuserBindings } from './routes.ts';
export { countCompanies, pageOfCompanies, pageOfUsers } from './store.ts';
export const superuserTasks = [tellOperators];
