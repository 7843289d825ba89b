/** What must not open anything once a backup is back. */
import { notNeeded } from '#features/emails/index.ts';
import { withConnection } from '#platform/db/one-connection.ts';

/**
 * Voids what opens an account to whoever holds a link, with the mails that still carry one: it may have been taken back after
 * the backup was made. Answers how many those were, and what the next start tells people by itself.
 */
export async function voidLinks(url: string): Promise<{ links: number; mails: number; decisions: number }> {
  return withConnection(url, 'saring-restore', async (client) => {
    const changed = async (statement: string) => (await client.query(statement)).rowCount ?? 0;
    const counted = async (from: string) => Number((await client.query(`select count(*) from ${from}`)).rows[0].count);
    await client.query('begin');
    const invitations = await changed('delete from invitations where expires_at > now()');
    const registrations = await changed(
      'update registration_links set revoked_at = now() where used_at is null and revoked_at is null and expires_at > now()',
    );
    await client.query(
      `update emails set state = 'failed', error = $1, text = '', html = ''
       where state = 'queued' and cause ~ '^(invitation|registration-link):'`,
      [notNeeded],
    );
    const mails = await counted("emails where state = 'queued'");
    const decisions = await counted('applications where published_at is not null');
    await client.query('commit');
    return { links: invitations + registrations, mails, decisions };
  });
}
