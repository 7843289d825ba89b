/** The link by which somebody applies: whether it still leads anywhere, and sending it to oneself. */
import { hash } from 'node:crypto';
import { userById } from '#features/accounts/index.ts';
import { companyById, openCompany, whyClosed } from '#features/companies/index.ts';
import { hasMailServer, queueEmail } from '#features/emails/index.ts';
import { type ApplicationLinkRow, jobById, linkByToken } from '#features/jobs/index.ts';
import type { Actor } from '#platform/auth/session.ts';
import { Fail, fail } from '#platform/http/fail.ts';
import type { World } from '#world';
import { words } from './words.ts';

/** A link, which may be over, and its company. Throws 404 for one that is unknown, 403 where its company takes no applications. */
export async function knownLink(world: World, token: string) {
  return withCompany(world, await linkOf(world, token));
}

/** A link that is valid, and its company. Throws what `knownLink` does, and 410 for one that has expired. */
export async function openLink(world: World, token: string) {
  const link = await linkOf(world, token);
  if (link.expiresAt <= world.clock.now()) throw fail('application_link_expired');
  return withCompany(world, link);
}

async function linkOf(world: World, token: string): Promise<ApplicationLinkRow> {
  const link = await linkByToken(world.db, token);
  if (!link) throw fail('application_link_unknown');
  return link;
}

async function withCompany(world: World, link: ApplicationLinkRow) {
  const company = await companyById(world.db, link.companyId);
  if (!company) throw fail('application_link_unknown');
  const closed = await whyClosed(world, company);
  if (closed) throw fail(closed);
  return { link, company };
}

/** The company behind a link, or of an id, and its address for questions; null where that leads nowhere. */
export async function companyToAsk(
  world: World,
  { link, companyId }: { link?: string | null | undefined; companyId?: string | undefined },
): Promise<{ name: string; email: string | null } | null> {
  try {
    const company = link ? (await openLink(world, link)).company : companyId && (await openCompany(world, companyId));
    if (!company) return null;
    return { name: company.name, email: company.contactEmail || null };
  } catch (error) {
    if (error instanceof Fail) return null;
    throw error;
  }
}

/** Mails a link to the address of whoever asks, to go on with it elsewhere; asked for again on the same day it goes out once. Answers whether it does: without a mail server it is kept. */
export async function mailLink(world: World, actor: Actor, token: string): Promise<boolean> {
  const { link, company } = await openLink(world, token);
  const account = await userById(world.db, actor.userId);
  if (!account?.email) throw fail('email_missing');
  const job = await jobById(world.db, link.jobId);
  const day = world.clock.now().toISOString().slice(0, 10);
  const named = { job: job?.title ?? '', company: company.name };
  await world.db.transaction((tx) =>
    queueEmail(world, tx, {
      // Whoever mended a wrong address gets it at the other one.
      cause: `application-link:${actor.userId}:${link.id}:${day}:${hash('sha256', account.email, 'base64url').slice(0, 8)}`,
      to: account.email,
      userId: actor.userId,
      write: (language) => {
        const say = words(language);
        const title = say('linkTitle', named);
        const address = `${world.config.publicUrl}/user/cvupload/${token}`;
        const content = {
          title,
          paragraphs: [say('linkHere', { address }), say('linkKept')],
          footer: say('linkFooter'),
        };
        return { subject: title, content };
      },
    }),
  );
  return hasMailServer(world);
}
