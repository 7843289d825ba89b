/** Files that mean harm are read in child processes, which no file can take down with it. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { setImmediate as turn } from 'node:timers/promises';
import { block, docx, docxParts, line, nested, paragraph, pdf, scattered, zip } from '@saring/fixtures/documents/files';
import { doc } from '@saring/fixtures/documents/old-word';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { inScope } from '#platform/db/scope.ts';
import { createDocuments, DocumentError, type DocumentKind } from './index.ts';

const documents = createDocuments({ maxChildren: 1 });
afterAll(() => documents.close());

/** Process ids of the children of this process that read files. */
function childrenOf(): string[] {
  try {
    return execFileSync('pgrep', ['-P', String(process.pid), '-f', 'documents/worker.ts'], { encoding: 'utf8' })
      .trim()
      .split('\n');
  } catch {
    return [];
  }
}

async function refused(kind: DocumentKind, bytes: Uint8Array) {
  const error = await documents.read(bytes, kind).catch((thrown: unknown) => thrown);
  if (!(error instanceof DocumentError)) throw new Error(`was read: ${JSON.stringify(error)?.slice(0, 200)}`);
  return error.problem;
}

describe('hostile files', () => {
  it('that are empty, cut off, locked or without text say so', async () => {
    const whole = pdf([line('text', 50, 700)]);
    expect(await refused('pdf', Buffer.alloc(0))).toBe('empty');
    expect(await refused('txt', Buffer.from(' \n\t'))).toBe('no_text');
    expect(await refused('pdf', Buffer.from('%PDF-1.7\nnothing'))).toBe('corrupt');
    expect(await refused('pdf', whole.subarray(0, 60))).toBe('corrupt');
    expect(await refused('pdf', pdf([line('text', 50, 700)], { userPassword: 'x' }))).toBe('encrypted');
    expect(await refused('pdf', pdf(['']))).toBe('no_text');
    expect(await refused('docx', docx(paragraph('text')).subarray(0, 300))).toBe('corrupt');
    expect(await refused('docx', docx(paragraph('')))).toBe('no_text');
    expect(await refused('docx', Buffer.from('no archive'))).toBe('corrupt');
    expect(await refused('doc', Buffer.from('no document'))).toBe('corrupt');
    expect(await refused('doc', doc(['text']).subarray(0, 2000))).toBe('corrupt');
    expect(await refused('doc', docx(paragraph('not under this name')))).toBe('corrupt');
  });

  it('that unfold without end are refused before they do', async () => {
    const zeros = Buffer.alloc(150_000_000);
    expect(await refused('docx', docx(paragraph('x'), { 'word/media/a.bin': zeros }))).toBe('too_large');
    const lying = zip({ ...docxParts(paragraph('x'.repeat(30_000_000))) }, 1000);
    expect(await refused('docx', lying)).toBe('corrupt');
  });

  it('with entity bombs or wishes for other files get neither', async () => {
    const parts = docxParts(paragraph('&e9;'));
    const levels = Array.from({ length: 9 }, (_, i) => `<!ENTITY e${i + 1} "${`&e${i};`.repeat(10)}">`).join('');
    for (const entities of [`<!ENTITY e0 "lol">${levels}`, '<!ENTITY e9 SYSTEM "file:///etc/passwd">']) {
      const bomb = parts['word/document.xml']?.replace('?>', `?><!DOCTYPE x [${entities}]>`) ?? '';
      expect(await refused('docx', zip({ ...parts, 'word/document.xml': bomb }))).toBe('corrupt');
    }
  });

  it('end with the memory of their child; the parent and the next file are unharmed', async () => {
    const bomb = nested(Buffer.alloc(900_000_000, ' '), 2);
    const file = pdf(['/X0 Do'], {
      resources: '/XObject << /X0 20 0 R >>',
      objects: [
        { ...bomb, dictionary: bomb.dictionary.replace('<<', '<< /Type /XObject /Subtype /Form /BBox [0 0 9 9]') },
      ],
    });
    const problem = await refused('pdf', file);
    expect(['too_large', 'corrupt', 'no_text', 'timeout']).toContain(problem);
    expect((await documents.read(pdf([line('still here', 50, 700)]), 'pdf')).text).toBe('still here');
  });

  it('with a million letters of one word, or a million runs of text, end in time', async () => {
    const word = Buffer.alloc(1_000_000, 'a');
    expect((await documents.read(word, 'txt')).text).toHaveLength(200_000);
    expect((await documents.read(docx(paragraph(word.toString())), 'docx')).text).toHaveLength(200_000);
    const { text } = await documents.read(pdf([line(word.toString(), 50, 700, 3)]), 'pdf');
    expect(text).toHaveLength(200_000);
    const read = await documents.read(pdf([scattered(40_000)]), 'pdf');
    expect(read.text.length).toBeGreaterThan(50_000);
  });

  /** A chain of objects from number 20 on, of which each draws the next one twice: the last of them 2^30 times. */
  const doubling = (part: (next: number) => { dictionary: string; stream: Buffer }) =>
    Array.from({ length: 31 }, (_, i) => part(21 + i));
  const form = '/Type /XObject /Subtype /Form /BBox [0 0 9 9]';
  const mask = (name: string, next: number) => `/${name} << /SMask << /S /Alpha /G ${next} 0 R >> >>`;

  it.each([
    [
      'forms double at every level',
      '/X Do',
      '/XObject << /X 20 0 R >>',
      doubling((next) => ({
        dictionary: `<< ${form} /Resources << /XObject << /X ${next} 0 R >> >> >>`,
        stream: Buffer.from('/X Do /X Do'),
      })),
    ],
    [
      'groups double at every level',
      '/X Do',
      '/XObject << /X 20 0 R >>',
      doubling((next) => ({
        dictionary: `<< ${form} /Group << /S /Transparency >> /Resources << /XObject << /X ${next} 0 R >> >> >>`,
        stream: Buffer.from('/X Do /X Do'),
      })),
    ],
    [
      'masks double at every level',
      '/A gs',
      `/ExtGState << ${mask('A', 20)} >>`,
      doubling((next) => ({
        dictionary: `<< ${form} /Group << /S /Transparency >> /Resources << /ExtGState << ${mask('A', next)} ${mask('B', next)} >> >> >>`,
        stream: Buffer.from('/A gs /B gs 0 0 9 9 re f'),
      })),
    ],
    [
      'patterns double at every level',
      '/Pattern cs /A scn 0 0 9 9 re f',
      '/Pattern << /A 20 0 R >>',
      doubling((next) => ({
        dictionary: `<< /Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 9 9] /XStep 9 /YStep 9 /Resources << /XObject << /X ${next + 31} 0 R >> >> >>`,
        stream: Buffer.from('/X Do /X Do'),
      })).concat(
        doubling((next) => ({
          dictionary: `<< ${form} /Resources << /Pattern << /A ${next} 0 R >> >> >>`,
          stream: Buffer.from('/Pattern cs /A scn 0 0 9 9 re f'),
        })),
      ),
    ],
    ['saved states lie 20,000 deep', 'q '.repeat(20_000), '', []],
  ])('whose %s end by the count of their steps', async (_what, content, resources, objects) => {
    // A clock that would let them go on shows that it is not the clock that ends them.
    const patient = createDocuments({ maxChildren: 1, timeoutMs: 600_000 });
    try {
      const file = pdf([line('text', 50, 700) + content], { resources, objects });
      await expect(patient.read(file, 'pdf')).rejects.toMatchObject({ problem: 'timeout' });
      expect((await patient.read(pdf([line('text', 50, 700)]), 'pdf')).text).toBe('text');
    } finally {
      await patient.close();
    }
  });

  it('that never end are ended, and only they', async () => {
    const others = new Set(childrenOf());
    const impatient = createDocuments({ maxChildren: 2, timeoutMs: 20_000 });
    const readBy = (owner: string, text: string) =>
      inScope({ role: 'worker' }, () => impatient.read(pdf([block([text], 50, 700)]), 'pdf'), { owner });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      let over = false;
      const slow = readBy('one', 'slow').finally(() => {
        over = true;
      });
      slow.catch(() => {});
      const own = () => childrenOf().filter((pid) => !others.has(pid));
      // A poll of the runner would turn the clock with each look.
      while (own().length === 0) await turn();
      process.kill(Number(own()[0]), 'SIGSTOP');
      expect((await readBy('another', 'quick')).text).toBe('quick');
      vi.advanceTimersByTime(19_999);
      expect((await readBy('another', 'still quick')).text).toBe('still quick');
      expect(over).toBe(false);
      vi.advanceTimersByTime(1);
      await expect(slow).rejects.toMatchObject({ problem: 'timeout' });
    } finally {
      vi.useRealTimers();
      await impatient.close();
    }
  });
});

describe('the child processes', () => {
  it('are few however many files come at once, are used again, and end with the engine', async () => {
    const others = new Set(childrenOf());
    const own = () => childrenOf().filter((pid) => !others.has(pid));
    const pool = createDocuments({ maxChildren: 2 });
    const texts = await Promise.all(
      Array.from({ length: 30 }, (_, i) =>
        pool.read(pdf([line(`File ${i}`, 50, 700)]), 'pdf').then(({ text }) => text),
      ),
    );
    expect(texts).toEqual(Array.from({ length: 30 }, (_, i) => `File ${i}`));
    expect(own().length).toBeLessThanOrEqual(2);
    await pool.close();
    await expect.poll(own).toEqual([]);
    await expect(pool.read(Buffer.from('x'), 'txt')).rejects.toThrow('closed');
  });

  it('that crash are replaced', async () => {
    const others = new Set(childrenOf());
    const pool = createDocuments({ maxChildren: 1 });
    await pool.read(Buffer.from('first'), 'txt');
    const mine = childrenOf().filter((pid) => !others.has(pid));
    const reading = pool.read(
      pdf(
        Array.from({ length: 300 }, () =>
          block(
            Array.from({ length: 50 }, (_, i) => `Line ${i}`),
            50,
            800,
          ),
        ),
      ),
      'pdf',
    );
    for (const pid of mine) process.kill(Number(pid), 'SIGKILL');
    await expect(reading).rejects.toMatchObject({ problem: 'too_large' });
    expect((await pool.read(Buffer.from('second'), 'txt')).text).toBe('second');
    await pool.close();
  });

  it('end with a parent that is killed, even while they are stuck', async () => {
    const script = `import { createDocuments } from '${import.meta.dirname}/index.ts';
      import { pdf, scattered } from '@saring/fixtures/documents/files';
      const many = Array(10).fill(scattered(40_000));
      const documents = createDocuments();
      await documents.read(pdf(['BT (warm) Tj ET']), 'pdf').catch(() => {});
      documents.read(pdf(many), 'pdf').catch(() => {});
      console.log('busy');`;
    const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(parent.stdout, 'data');
    const children = execFileSync('pgrep', ['-P', String(parent.pid)], { encoding: 'utf8' })
      .trim()
      .split('\n');
    parent.kill('SIGKILL');
    await once(parent, 'exit');
    const alive = () => children.filter((pid) => existsSync(`/proc/${pid}/exe`));
    expect(children.length).toBeGreaterThan(0);
    await expect.poll(alive).toEqual([]);
  });

  it('do not keep the parent alive', () => {
    const script = `import { createDocuments } from '${import.meta.dirname}/index.ts';
      const { text } = await createDocuments().read(Buffer.from('read and gone'), 'txt');
      console.log(JSON.stringify([text, process.getActiveResourcesInfo()]));`;
    const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
    // A child that nobody needs ends by itself half a minute later; nothing may wait for that.
    expect(JSON.parse(output)).toEqual(['read and gone', []]);
  });
});
