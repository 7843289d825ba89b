/** The file store goes away and comes back: people are told in time, the rest goes on, and what waited is stored once. */
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { api, call } from '@saring/contract';
import { it } from 'vitest';
import { startApp } from '#world/app/app.ts';
import { type Mood, startBucket } from '#world/app/bucket.ts';
import { send } from '#world/app/wire.ts';
import { buildApplication, buildJob } from '#world/people/builders.ts';
import { pdfFile, resume } from '#world/people/documents.ts';
import { buildApplicant, buildCompany } from '#world/people/people.ts';
import { piecesOf, speech } from '#world/people/sound.ts';
import { applyFor, back, ready, unavailable } from './outage.ts';

const moods: [string, Mood | 'refusing'][] = [
  ['refuses connections', 'refusing'],
  ['answers 503', 'busy'],
  ['hangs', 'hanging'],
  ['stops in the middle of its answers', 'stopping'],
];
it.concurrent.for(moods)(
  'a file store in S3 that %s: 503, the rest goes on, and recordings come afterwards, once',
  async ([_what, mood], { expect }) => {
    await using bucket = await startBucket();
    await using app = await startApp({
      env: {
        S3_ENDPOINT: bucket.endpoint,
        S3_BUCKET: 'bucket',
        S3_ACCESS_KEY_ID: 'id',
        S3_SECRET_ACCESS_KEY: 'secret',
      },
    });
    const company = await buildCompany(app);
    const job = await buildJob(company);
    const person = await buildApplicant(app);
    const id = await buildApplication(person, job);
    await call(person.client, api.interviews.start, { params: { id } });
    const sound = speech(2.5);
    for (const [place, piece] of piecesOf(sound).entries())
      await call(person.client, api.interviews.sendPiece, {
        params: { id, sequence: '1', number: String(place) },
        body: {},
        files: { piece },
      });
    const held = bucket.objects.size;

    if (mood === 'refusing') await bucket.close();
    else bucket.mood = mood;
    const other = await buildApplicant(app);
    const file = await pdfFile(resume);
    expect(await applyFor(app, other, job, file)).toMatchObject(unavailable);
    expect(await ready(app)).toEqual({ database: true, storage: false, queue: true });
    // The answer is taken; only its recording has to wait.
    const answer = { response: 'I closed the books', sequence: 1, pieces: 2, last: true };
    await call(person.client, api.interviews.respond, { params: { id }, body: answer });
    const review = async () =>
      (await call(company.client, api.interviews.review, { params: { id } })).data.interviewHistory[0];
    expect(await review()).toMatchObject({ response: 'I closed the books' });

    if (mood === 'refusing') await bucket.open();
    else bucket.mood = 'well';
    await back(app);
    expect((await applyFor(app, other, job, file)).status).toBe(201);
    await expect.poll(async () => (await review())?.audioUrl).toEqual(expect.any(String));
    const bytes = await (await fetch(app.url + (await review())?.audioUrl)).arrayBuffer();
    expect(Buffer.from(bytes).equals(sound)).toBe(true);
    // A resume and a recording; what was tried in vain left nothing behind.
    expect(bucket.objects.size).toBe(held + 2);
  },
);

it('a disk that cannot take in an upload: 503, and not a word against what was sent', async ({ expect }) => {
  await using app = await startApp();
  const person = await buildApplicant(app);
  // Larger than what is taken in without the disk.
  const file = new File(['I kept the books of a factory.\n'.repeat(12_000)], 'resume.txt', { type: 'text/plain' });
  const place = join(app.dataDir, 'incoming');
  const upload = () =>
    send(app, 'PUT', `/api/applicants/${person.username}/resume`, { token: person.token, files: { resume: file } });
  await writeFile(place, 'no folder');
  expect(await upload()).toMatchObject(unavailable);
  await rm(place);
  expect((await upload()).status).toBe(200);
});
