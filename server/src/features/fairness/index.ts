/** The door of fairness. */
export { fairnessBindings } from './routes.ts';
