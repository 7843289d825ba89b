/** The door of suspensions. */
export {
  beingErased,
  countSuspended,
  isCompanySuspended,
  isErasing,
  isSuspended,
  lift,
  standingOfCompany,
  standingOfUser,
  suspend,
} from './store.ts';
