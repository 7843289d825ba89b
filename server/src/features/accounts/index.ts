/** The door of accounts: registering, signing in, getting back in, and whose an address is. */
import { makeConfirmation, tellReleased } from './confirmation-tasks.ts';
import { makeCode, sweepCodes } from './tasks.ts';

export {
  commandLine,
  createOperator,
  ensureSuperuser,
  type FirstOperator,
  proveOwnPassword,
  refuseForOwner,
  replacePassword,
  resetByCommand,
} from './actions.ts';
export { giveAddress } from './addresses.ts';
export { isSameAddress } from './confirmation.ts';
export { behindFirstLink, firstLink, setUpOperator } from './first-run.ts';
export { registerMember } from './registration.ts';
export { accountsBindings } from './routes.ts';
export {
  addressOfCompany,
  administratorName,
  copyAskedAt,
  deleteUser,
  findAccount,
  lockUser,
  membersOf,
  operators,
  removeMember,
  setName,
  type UserRow,
  userByEmail,
  userById,
  userByName,
} from './store.ts';
export { users, withoutMail } from './tables.ts';
export const accountsTasks = [makeCode, sweepCodes, makeConfirmation, tellReleased];
