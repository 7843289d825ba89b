/** The door of companies. */
export { createCompany, linkByToken, logoUrl, makeLink, openToCandidates, ownCompany, useLink } from './actions.ts';
export { companiesBindings } from './routes.ts';
export { type CompanyRow, companyById, updateCompany } from './store.ts';
export { companies } from './tables.ts';
