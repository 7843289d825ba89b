/** The door of suspensions. */
export {
  isCompanySuspended,
  isErasing,
  isSuspended,
  lift,
  standingOfCompany,
  standingOfUser,
  suspend,
} from './store.ts';
