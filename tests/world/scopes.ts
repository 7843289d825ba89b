/** The product's own way to its database, for tests of what that way lets through. */
export { composedRows, migrate, openDatabase } from '@saring/server/db';
export { databaseRoles, inScope, type Scope } from '@saring/server/scope';
