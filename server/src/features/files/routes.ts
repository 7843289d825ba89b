/** Binds the file calls. */
import { api } from '@saring/contract';
import type { FastifyReply } from 'fastify';
import { NotFound } from '#engines/files/index.ts';
import { type Binding, bind } from '#platform/http/bind.ts';
import { fail } from '#platform/http/fail.ts';
import { framedHeaders, inertPolicy } from '#platform/http/headers.ts';
import type { World } from '#world';
import { linkedFile } from './actions.ts';
import { rangeOf } from './range.ts';
import type { FileRow } from './store.ts';

/** Sends a stored file, or the part of it that was asked for. Throws 404 where its bytes are gone. */
export async function sendFile(world: World, reply: FastifyReply, file: FileRow, cacheControl: string): Promise<void> {
  const range = rangeOf(reply.request.headers.range, file.size);
  const part = range === 'whole' || range === null ? undefined : range;
  reply.header('accept-ranges', 'bytes');
  if (range === null) {
    reply.header('content-range', `bytes */${file.size}`);
    throw fail('no_such_part');
  }
  const stream = await world.files.stream(file.key, part).catch((error: unknown) => {
    throw error instanceof NotFound ? fail('not_found') : error;
  });
  // A PDF is drawn by the browser's viewer, in an origin of the viewer's own; no other kind may be framed.
  const framed = file.mime === 'application/pdf';
  // Pictures, PDF and sound may be shown; anything else is only saved, so that nothing uploaded ever runs in our origin.
  const shown = framed || file.mime.startsWith('image/') || file.mime === 'audio/wav';
  // RFC 5987 wants these four encoded as well, which the function leaves as they are.
  const name = encodeURIComponent(file.filename).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  );
  if (part) reply.status(206).header('content-range', `bytes ${part.start}-${part.end}/${file.size}`);
  await reply
    .header('content-type', file.mime)
    .header('content-length', String(part ? part.end - part.start + 1 : file.size))
    .header('content-disposition', `${shown ? 'inline' : 'attachment'}; filename*=UTF-8''${name}`)
    .header('cache-control', cacheControl)
    .headers(framed ? framedHeaders : { 'content-security-policy': `${inertPolicy}; sandbox` })
    .send(stream);
}

export function filesBindings(world: World): Binding[] {
  return [
    bind(api.files.signed, async ({ params }, call) => {
      const file = await linkedFile(world, params.token);
      if (!file) throw fail('not_found');
      // A face is shown on many pages; resumes and recordings are left in no browser's cache.
      await sendFile(world, call.reply, file, file.key.startsWith('picture/') ? 'private, max-age=600' : 'no-store');
    }),
  ];
}
