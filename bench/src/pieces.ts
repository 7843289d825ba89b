/** Interviews at once: each sends its piece of sound every 1.92 s; how many there may be before a piece takes too long. */
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildApplicant, buildCompany, buildJob } from '@saring/tests/world';
import { seedApplicants, seedInterviews } from './seed.ts';
import { startBenched } from './server.ts';
import type { Row } from './table.ts';

/** As the page sends them: mono, 16 kHz, 16 bit. */
const pieceSeconds = 1.92;
const samplesPerSecond = 16_000;
const steps = [100, 200, 300, 400, 500, 600, 700];
const rounds = 8;
/** Of one person two pieces at once are taken in, and a few more wait. */
const candidates = 50;
/** Milliseconds; beyond them a piece is too slow. */
const limit = 250;

interface Load {
  url: URL;
  body: Buffer;
  type: string;
  agent: Agent;
}

interface Interview {
  id: string;
  person: { token: string };
}

/** The database must be empty: the operator is made at the start. */
export async function benchPieces(databaseUrl: string): Promise<Row[]> {
  const server = await startBenched(databaseUrl);
  const company = await buildCompany(server);
  const job = await buildJob(company);
  const people = await Promise.all(Array.from({ length: candidates }, () => buildApplicant(server)));
  await seedApplicants(databaseUrl, company.companyId, [job.id], steps.at(-1) ?? 0);
  const interviews = await seedInterviews(databaseUrl, people);
  const load = { url: new URL(server.url), agent: new Agent({ keepAlive: true }), ...pieceForm() };
  const figures: { interviews: number; p99: number }[] = [];
  // Opens the connections and warms up both sides; not counted.
  await run(load, interviews.slice(0, steps[0]), 0);
  for (const [step, count] of steps.entries()) {
    const times = await run(load, interviews.slice(0, count), (step + 1) * rounds);
    const p99 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
    figures.push({ interviews: count, p99 });
    if (p99 > limit) break;
  }
  load.agent.destroy();
  await server.stop();
  const within = figures.findLast(({ p99 }) => p99 <= limit)?.interviews ?? 0;
  return [
    {
      what: 'interview piece: interviews at once with p99 within 250 ms',
      figure: `${within} (${figures.map(({ interviews, p99 }) => `${interviews}: ${p99.toFixed(0)} ms`).join(', ')})`,
      aim: '≥ 500',
    },
    {
      what: 'interview piece: bytes per second per interview',
      figure: `${Math.round(load.body.length / pieceSeconds)}`,
      aim: '',
    },
  ];
}

/** A piece as a browser encodes it. */
export function pieceForm(): { body: Buffer; type: string } {
  const wav = Buffer.alloc(44 + pieceSeconds * samplesPerSecond * 2);
  wav.write('RIFF', 0);
  wav.writeUInt32LE(wav.length - 8, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(samplesPerSecond, 24);
  wav.writeUInt32LE(samplesPerSecond * 2, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36);
  wav.writeUInt32LE(wav.length - 44, 40);
  // Sound that no compression makes smaller.
  for (let at = 44; at < wav.length; at += 2) wav.writeInt16LE(Math.round((Math.random() - 0.5) * 20_000), at);
  const head =
    '--piece\r\ncontent-disposition: form-data; name="live"\r\n\r\nI closed the books of twelve companies\r\n' +
    '--piece\r\ncontent-disposition: form-data; name="piece"; filename="piece.wav"\r\ncontent-type: audio/wav\r\n\r\n';
  const body = Buffer.concat([Buffer.from(head), wav, Buffer.from('\r\n--piece--\r\n')]);
  return { body, type: 'multipart/form-data; boundary=piece' };
}

/** Every interview sends a piece each 1.92 s, at a moment of its own; answers how long each took from when it was due. */
async function run(load: Load, interviews: readonly Interview[], firstNumber: number): Promise<number[]> {
  const times: number[] = [];
  await Promise.all(
    interviews.map(async ({ id, person }) => {
      const begin = performance.now() + Math.random() * pieceSeconds * 1000;
      for (let round = 0; round < rounds; round += 1) {
        const due = begin + round * pieceSeconds * 1000;
        await sleep(Math.max(0, due - performance.now()));
        await send(load, person.token, `/api/interviews/${id}/answers/1/pieces/${firstNumber + round}`);
        times.push(performance.now() - due);
      }
    }),
  );
  return times;
}

function send({ url, body, type, agent }: Load, token: string, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': type, 'content-length': body.length };
    const sent = request({ host: url.hostname, port: url.port, path, method: 'PUT', headers, agent }, (response) => {
      response.resume();
      response.on('end', () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`a piece was answered with ${response.statusCode}`)),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
