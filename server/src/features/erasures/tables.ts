/** What the list of erasures beside the files has in it. */
import { pgTable, uuid } from 'drizzle-orm/pg-core';

/** Events that stand in the list, or were applied from it. */
export const listedErasures = pgTable('listed_erasures', { id: uuid().primaryKey() });
