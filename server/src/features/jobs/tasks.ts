/** Reads the description of a job that was posted or changed. */
import { z } from 'zod';
import { fileById } from '#features/files/index.ts';
import { Fail } from '#platform/http/fail.ts';
import { task } from '#platform/queue/queue.ts';
import type { World } from '#world';
import { describe, readDocument } from './description.ts';
import { giveUpDescription, jobById, updateAsRead } from './store.ts';

const payload = z.object({
  jobId: z.string(),
  // Absent from what an earlier version ordered.
  version: z.number().optional(),
});

export const processJob = task<World, typeof payload>({
  name: 'job.process',
  payload,
  async run(world, { jobId }) {
    const job = await jobById(world.db, jobId);
    if (!job) return;
    try {
      const file = job.descriptionFileId ? await fileById(world.db, job.descriptionFileId) : null;
      const document = file ? await readDocument(world, () => world.files.get(file.key), file.kind, 'readPage') : null;
      const { text, html } = await describe(world, document, job.otherInfo);
      await updateAsRead(world.db, job, { descriptionText: text, descriptionHtml: html, descriptionState: 'done' });
    } catch (error) {
      // A file that cannot be read stays so, and the written text counts alone; anything else is worth another try.
      if (!(error instanceof Fail)) throw error;
      const { text, html } = await describe(world, null, job.otherInfo);
      await updateAsRead(world.db, job, {
        descriptionText: text,
        descriptionHtml: html,
        descriptionState: text === '' ? 'failed' : 'done',
      });
    }
  },
  async gaveUp(world, { jobId, version }) {
    await giveUpDescription(world.db, jobId, version);
  },
});
