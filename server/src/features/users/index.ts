/** The door of accounts. */
export {
  ensureSuperuser,
  forgetFailures,
  proveOwnPassword,
  provePassword,
  refuseEasy,
  replacePassword,
} from './actions.ts';
export { tellNewAddress } from './notices.ts';
export { usersBindings } from './routes.ts';
export {
  accountOf,
  administratorName,
  deleteUser,
  endAllSignIns,
  findAccount,
  noteSignIn,
  renewHash,
  setNameAndEmail,
  type UserRow,
  userByEmail,
  userById,
  userByName,
} from './store.ts';
export { users, withoutMail } from './tables.ts';
