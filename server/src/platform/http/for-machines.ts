/** What machines ask for at addresses that are agreed on: whom to tell of a weakness, and what a search engine should leave. */
import type { FastifyInstance } from 'fastify';
import type { Clock } from '#platform/process/clock.ts';

interface Told {
  clock: Clock;
  config: { publicUrl: string; securityContact: string };
}

/** Links that were given to one person, or to those whom a company chose. */
const robots = `User-agent: *
Disallow: /api/
Disallow: /register-company/
Disallow: /user/cvupload/
`;
/** RFC 9116 wants a day, less than a year away. */
const goodForDays = 180;
const plain = 'text/plain; charset=utf-8';

export function installForMachines(app: FastifyInstance, { clock, config }: Told): void {
  app.get('/robots.txt', (_request, reply) => reply.header('content-type', plain).send(robots));
  app.get('/.well-known/security.txt', (_request, reply) => {
    const expires = new Date(clock.now().getTime() + goodForDays * 86_400_000).toISOString();
    return reply.header('content-type', plain).send(`Contact: ${config.securityContact}
Expires: ${expires}
Preferred-Languages: en, ms
Canonical: ${config.publicUrl}/.well-known/security.txt
`);
  });
}
