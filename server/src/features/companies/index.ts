/** The door of companies. */
import { sweepLinks } from './tasks.ts';

export {
  compareNames,
  createCompany,
  linkByToken,
  logoUrl,
  makeLink,
  noteUse,
  openCompany,
  ownCompany,
  renewLink,
  revokeLink,
  useLink,
  whyClosed,
} from './actions.ts';
export { companyChange, companyChanged } from './changes.ts';
export { companiesBindings } from './routes.ts';
export { isOpenToCandidates, linkStatus } from './rules.ts';
export {
  type CompanyRow,
  companyById,
  countLinks,
  deleteCompany,
  lockCompany,
  pageOfLinks,
  setMailWords,
  updateCompany,
} from './store.ts';
export { type Answers, companies } from './tables.ts';
export const companiesTasks = [sweepLinks];
