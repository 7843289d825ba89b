/** The product's own way to its database, for tests of what that way lets through and of what was done behind it. */
export { verifyTrail } from '@saring/server/audit';
export { composedRows, openDatabase } from '@saring/server/db';
export { migrate, migrateFirst } from '@saring/server/migrations';
export { databaseRoles, inScope, type Scope } from '@saring/server/scope';
