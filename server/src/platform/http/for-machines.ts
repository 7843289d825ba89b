/** What machines ask for at addresses that are agreed on: whom to tell of a weakness, what a search engine should leave, and what it may find. */

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '#platform/escape.ts';
import type { Clock } from '#platform/process/clock.ts';
import { daysAfter } from '#platform/process/clock.ts';

interface Told {
  clock: Clock;
  config: { publicUrl: string; securityContact: string };
}

/**
 * Left out are links that were given to one person, or to those whom a company chose. What a public page shows it asks for
 * below `/api/companies/`, and the longer rule counts.
 */
const robots = (publicUrl: string) => `User-agent: *
Disallow: /api/
Allow: /api/companies/
Disallow: /register-company/
Disallow: /join/
Disallow: /user/cvupload/

Sitemap: ${publicUrl}/sitemap.xml
`;
/** RFC 9116 wants a day, less than a year away. */
const goodForDays = 180;
const plain = 'text/plain; charset=utf-8';

/** `publicPaths` answers the addresses of the pages that a search engine may find, at most 50,000, once the request is let in. */
export function installForMachines(
  app: FastifyInstance,
  { clock, config }: Told,
  publicPaths: (request: FastifyRequest, reply: FastifyReply) => Promise<string[]>,
): void {
  app.get('/robots.txt', (_request, reply) => reply.header('content-type', plain).send(robots(config.publicUrl)));
  app.get('/sitemap.xml', async (request, reply) => {
    const paths = await publicPaths(request, reply);
    const pages = paths.map((path) => `<url><loc>${escapeHtml(config.publicUrl + path)}</loc></url>`).join('\n');
    return reply.header('content-type', 'application/xml; charset=utf-8').send(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages}
</urlset>
`);
  });
  app.get('/.well-known/security.txt', (_request, reply) => {
    const expires = daysAfter(clock.now(), goodForDays).toISOString();
    return reply.header('content-type', plain).send(`Contact: ${config.securityContact}
Expires: ${expires}
Preferred-Languages: en, ms
Canonical: ${config.publicUrl}/.well-known/security.txt
`);
  });
}
