/** Telephone numbers of people who were named as references: found and erased by the number, at the wish of whose it is. */
import { sql } from 'drizzle-orm';
import type { Who } from '#events';
import type { Executor } from '#platform/db/db.ts';
import { phoneDigits, phoneOf } from '#platform/phone.ts';
import type { World } from '#world';

const fields = ['reference1', 'reference2', 'reference3'] as const;
/** Both as they stand with the country and without it, of whatever else was written there. */
const holds = (field: string, digits: string) =>
  sql`strpos(regexp_replace(${sql.identifier(field)}, '\\D', '', 'g'), ${digits}) > 0`;

/** The digits by which a number is found: without the zero that is dialled at home. Null for what is no number. */
function digitsOf(number: string): string | null {
  const stored = phoneOf(number);
  return stored && phoneDigits(stored).replace(/\D/g, '').replace(/^0/, '');
}

interface Named {
  id: string;
  companyId: string;
}

/** The applications that name a number as a reference; null for what is no number. */
export async function namedAsReference(db: Executor, number: string): Promise<Named[] | null> {
  const digits = digitsOf(number);
  if (!digits) return null;
  const any = sql.join(
    fields.map((field) => holds(field, digits)),
    sql` or `,
  );
  return db.transaction(async (tx) => {
    // Every application is looked at, which nobody waits for.
    await tx.execute(sql`set local statement_timeout = '600s'`);
    const { rows } = await tx.execute<{ id: string; company_id: string }>(
      sql`select id, company_id from applications where reference1 || reference2 || reference3 <> '' and (${any}) order by applied_at, id`,
    );
    return rows.map(({ id, company_id: companyId }) => ({ id, companyId }));
  });
}

/** Empties the fields that hold it, each application with its line in the trail of its company; answers how many, null for what is no number. */
export async function eraseReference(world: World, who: Who, number: string): Promise<number | null> {
  const digits = digitsOf(number);
  if (!digits) return null;
  return world.db.transaction(async (tx) => {
    const named = (await namedAsReference(tx, number)) ?? [];
    for (const { id, companyId } of named) {
      const emptied = fields.map(
        (field) =>
          sql`${sql.identifier(field)} = case when ${holds(field, digits)} then '' else ${sql.identifier(field)} end`,
      );
      await tx.execute(sql`update applications set ${sql.join(emptied, sql`, `)} where id = ${id}`);
      await world.emit(tx, { ...who, companyId }, { kind: 'reference.erased', application: id });
    }
    return named.length;
  });
}
