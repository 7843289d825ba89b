/** Uploads by size, name and content, and the links by which files are read. */
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { rows, storedFiles } from '#world/app/watch.ts';
import { fieldError, send } from '#world/app/wire.ts';
import { buildJob } from '#world/people/builders.ts';
import { docx, lockedPdf, pdf, pdfFile, resume, txt } from '#world/people/documents.ts';
import { buildApplicant, buildCompany, type CompanyPerson, type Person } from '#world/people/people.ts';

const secret = 'a secret of at least thirty-two characters';
let app: TestApp;
let person: Person;
let company: CompanyPerson;
beforeAll(async () => {
  app = await startApp({ env: { TOKEN_SECRET: secret } });
  person = await buildApplicant(app);
  company = await buildCompany(app);
});
afterAll(() => app[Symbol.asyncDispose]());

const megabyte = 1024 * 1024;
const svg = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><circle cx="9" cy="9" r="5"/><script>alert(1)</script></svg>`;
const putPicture = (file: File) =>
  send(app, 'PUT', `/api/applicants/${person.username}/profile-picture`, {
    token: person.token,
    form: { username: person.username },
    files: { profile_picture: file },
  });
const putResume = (file: File) =>
  send(app, 'PUT', `/api/applicants/${person.username}/resume`, { token: person.token, files: { resume: file } });
const saveWith = (certification: File) =>
  pdfFile(resume).then((file) =>
    send(app, 'POST', `/api/applications/${person.username}/saveApplications`, {
      token: person.token,
      form: { jobId: 'x', companyId: company.companyId, expected_salary: 'RM 1' },
      files: { resume: file, certification },
    }),
  );
const readAdvert = (file: File) =>
  send(app, 'POST', '/api/jobs/generate-criteria-from-file', {
    token: company.token,
    files: { description_file: file },
  });

const inert = (framedBy: string) =>
  `default-src 'none'; frame-ancestors ${framedBy}; base-uri 'none'; form-action 'none'; object-src 'none'`;
const inFrames = {
  shown: 'inline',
  frame: 'SAMEORIGIN',
  policy: `${inert("'self'")}; style-src-attr 'unsafe-inline'`,
};
const inNone = { shown: 'attachment', frame: 'DENY', policy: `${inert("'none'")}; sandbox` };

describe('a picture', () => {
  it('is stored at 400×400 at most, as pixels only, and read by a signed link', async () => {
    const saved = await putPicture(new File([svg(1200, 300)], 'me.svg'));
    expect(saved.status).toBe(200);
    expect(saved.body).toEqual({
      message: 'Profile picture updated successfully.',
      profile_picture_url: expect.stringMatching(/^\/api\/files\/[\w.-]+$/),
    });
    const response = await fetch(app.url + saved.body.profile_picture_url);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': "inline; filename*=UTF-8''me.svg",
      'cache-control': 'private, max-age=600',
      'x-content-type-options': 'nosniff',
      'content-security-policy': inNone.policy,
      'x-frame-options': inNone.frame,
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([400, 100]);
    expect(bytes.includes('alert')).toBe(false);
    const shown = await send(app, 'GET', `/api/applicants/${person.username}/profile-picture`, {
      token: person.token,
    });
    expect(Object.keys(shown.body)).toEqual(['profile_picture_url']);
  });

  it('replaces the one before, whose bytes go', async () => {
    await putPicture(new File([svg(20, 20)], 'me.svg'));
    const pictures = async () => (await storedFiles(app)).filter((file) => file.includes('/picture/'));
    await expect.poll(async () => (await pictures()).length).toBe(1);
  });

  it.each([
    ['larger than 2 MB', 413, () => new File([new Uint8Array(2 * megabyte + 1)], 'a.png')],
    ['a PDF', 415, () => pdfFile(resume, 'a.pdf')],
    ['a PDF named PNG', 415, () => pdfFile(resume, 'a.png')],
    ['HTML named SVG', 415, async () => new File(['<html><script>alert(1)</script></html>'], 'a.svg')],
    ['empty', 422, async () => new File([''], 'a.png')],
    ['damaged', 422, async () => new File([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')], 'a.png')],
    ['a bomb', 422, async () => new File([svg(60_000, 60_000)], 'a.svg')],
  ] as const)('that is %s is refused with %i', async (_what, status, make) => {
    const answer = await putPicture(await make());
    expect(answer.status).toBe(status);
    expect(answer.body.detail).toEqual(expect.stringMatching(/^[A-Z].{20,}\.$/));
  });

  it('is asked for where it is missing', async () => {
    const form = { username: person.username };
    const path = `/api/applicants/${person.username}/profile-picture`;
    const bare = await send(app, 'PUT', path, { token: person.token, form, files: {} });
    expect([bare.status, bare.body]).toEqual([422, fieldError('profile_picture', 'A file is required')]);
    const other = { something_else: new File(['x'], 'x.txt') };
    expect((await send(app, 'PUT', path, { token: person.token, files: other })).status).toBe(422);
  });
});

describe('a resume', () => {
  it.each([
    ['PDF', 'cv.pdf', async () => pdf(resume), inFrames],
    ['DOCX', 'cv.docx', async () => docx(resume), inNone],
    ['TXT', 'Aisyah – résumé (1).txt', async () => txt(resume), inNone],
  ] as const)('may be %s and comes back byte for byte', async (_kind, name, make, { shown, frame, policy }) => {
    const bytes = await make();
    const saved = await putResume(new File([bytes], name));
    expect(saved.status).toBe(200);
    expect(saved.body).toEqual({
      message: 'Resume uploaded successfully. Let us do the job-hunting for you!',
      resume_url: expect.any(String),
      resume_filename: name,
      resume_size: bytes.length,
    });
    const response = await fetch(app.url + saved.body.resume_url);
    expect(response.headers.get('content-disposition')).toBe(
      `${shown}; filename*=UTF-8''${encodeURIComponent(name).replace('(', '%28').replace(')', '%29')}`,
    );
    // Only a PDF, which the browser's own viewer draws, may stand in a frame, and only in one of this origin.
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-security-policy': policy,
      'x-frame-options': frame,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(Buffer.from(await response.arrayBuffer()).equals(Buffer.from(bytes))).toBe(true);
    const read = await send(app, 'GET', `/api/applicants/${person.username}/resume`, { token: person.token });
    expect(read.body).toEqual({
      resume_url: expect.any(String),
      resume_filename: name,
      resume_size: bytes.length,
    });
  });

  it.each([
    ['larger than 5 MB', 413, async () => new File([new Uint8Array(5 * megabyte + 1)], 'a.pdf')],
    ['a picture', 415, async () => new File([svg(9, 9)], 'a.svg')],
    ['text named PDF', 415, async () => new File([txt(resume)], 'a.pdf')],
    ['HTML named DOC', 415, async () => new File(['<html></html>'], 'a.doc')],
    ['a program named PDF', 415, async () => new File([Buffer.from('MZ\x90\0\x03\0\0\0')], 'a.pdf')],
    ['text without an ending', 415, async () => new File([txt(resume)], 'resume')],
    ['named like two things', 415, async () => new File([await pdf(resume)], 'resume.pdf.exe')],
    ['a cut PDF', 422, async () => new File([(await pdf(resume)).slice(0, 700)], 'a.pdf')],
    ['a cut DOCX', 422, async () => new File([(await docx(resume)).slice(0, 3000)], 'a.docx')],
    ['empty', 422, async () => new File([], 'a.pdf')],
    ['blank', 422, async () => new File([' \n\n'], 'a.txt')],
  ] as const)('that is %s is refused with %i and a text that says what to do', async (_what, status, make) => {
    const answer = await putResume(await make());
    expect(answer.status).toBe(status);
    expect(answer.body.detail).toEqual(expect.stringMatching(/^[A-Z].{20,}\.$/));
  });

  it('of exactly 5 MB is taken', async () => {
    const bytes = new Uint8Array(5 * megabyte).fill(0x20);
    bytes.set(txt(resume));
    expect((await putResume(new File([bytes], 'a.txt'))).status).toBe(200);
  });

  it.each(['../../etc/passwd.txt', '..\\..\\boot.txt', 'a\u202egpj.txt', `${'x'.repeat(300)}.txt`])(
    'named %j is kept under a harmless name',
    async (name) => {
      const saved = await putResume(new File([txt(resume)], name));
      expect(saved.status).toBe(200);
      expect(saved.body.resume_filename).toMatch(/^[\w .-]{1,150}\.txt$/);
    },
  );
});

describe('a certification', () => {
  it.each([
    ['larger than 10 MB', 413, new File([new Uint8Array(10 * megabyte + 1)], 'a.pdf')],
    ['text', 415, new File(['text'], 'a.txt')],
    ['a GIF', 415, new File([Buffer.from('GIF89a')], 'a.gif')],
    ['text named JPG', 415, new File(['text'], 'a.jpg')],
    ['empty', 422, new File([], 'a.pdf')],
  ] as const)('that is %s is refused with %i', async (_what, status, file) => {
    const job = await buildJob(company);
    const answer = await send(app, 'POST', `/api/applications/${person.username}/saveApplications`, {
      token: person.token,
      form: { jobId: job.id, companyId: company.companyId, expected_salary: 'RM 1' },
      files: { resume: await pdfFile(resume), certification: file },
    });
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ success: false, message: answer.body.detail });
    expect(await rows(app, 'select 1 from applications where job_id = $1', [job.id])).toEqual([]);
  });

  it('is not looked at for a job that does not exist', async () => {
    expect((await saveWith(new File(['text'], 'a.txt'))).status).toBe(404);
  });
});

describe('a job description', () => {
  it.each([
    ['larger than 10 MB', 413, async () => new File([new Uint8Array(10 * megabyte + 1)], 'a.pdf')],
    ['a picture', 415, async () => new File([svg(9, 9)], 'a.svg')],
    ['a picture named PDF', 415, async () => new File([svg(9, 9)], 'a.pdf')],
    ['empty', 422, async () => new File([], 'a.docx')],
    ['cut', 422, async () => new File([(await pdf(resume)).slice(0, 700)], 'a.pdf')],
    ['text named PDF', 415, async () => new File([txt(resume)], 'a.pdf')],
    ['HTML named DOCX', 415, async () => new File(['<html><script>alert(1)</script></html>'], 'a.docx')],
    ['a PDF named DOCX', 415, async () => new File([await pdf(resume)], 'a.docx')],
    ['encrypted', 422, async () => new File([await lockedPdf()], 'a.pdf')],
    ['without any text', 422, async () => new File([await pdf([])], 'a.pdf')],
  ] as const)('that is %s is refused with %i', async (_what, status, make) => {
    expect((await readAdvert(await make())).status).toBe(status);
  });

  it('that is only a picture, or locked, is told what to do', async () => {
    const scan = await readAdvert(new File([await pdf([])], 'scan.pdf'));
    expect(scan.body.detail).toContain('upload a text version, or paste the text instead.');
    const locked = await readAdvert(new File([await lockedPdf()], 'locked.pdf'));
    expect(locked.body.detail).toMatch(/password/i);
  });
});

describe('a form with files', () => {
  const path = () => `/api/applicants/${person.username}/resume`;
  const raw = (body: string, type = 'multipart/form-data; boundary=x') =>
    fetch(app.url + path(), {
      method: 'PUT',
      headers: { authorization: `Bearer ${person.token}`, 'content-type': type },
      body,
    });

  it.each([
    ['without a boundary', 'x', 'multipart/form-data'],
    ['that ends in the middle', '--x\r\nContent-Disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n%PDF'],
    ['that is no form at all', 'nothing of the kind'],
  ])('%s is 400', async (_what, body, type?: string) => {
    const response = await raw(body, type);
    expect([response.status, await response.json()]).toEqual([
      400,
      { detail: expect.any(String), code: expect.any(String) },
    ]);
  });

  it('may not be endless', async () => {
    const part = (index: number) => `--x\r\nContent-Disposition: form-data; name="f${index}"\r\n\r\nv\r\n`;
    const response = await raw(`${Array.from({ length: 500 }, (_, index) => part(index)).join('')}--x--\r\n`);
    expect(response.status).toBe(400);
  });
});

describe('a link to a file', () => {
  const link = (claims: object, audience: string, subject: string, from = secret) =>
    new SignJWT({ ...claims })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(subject)
      .setAudience(audience)
      .setExpirationTime('15m')
      .sign(new TextEncoder().encode(from));

  it('ends after 15 minutes, names one file and cannot be made by others', async () => {
    const { body } = await putResume(await pdfFile(resume));
    const token = body.resume_url.split('/').pop();
    const claims = JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString());
    expect(claims.exp - Date.now() / 1000).toBeGreaterThan(14 * 60);
    expect(claims.exp - Date.now() / 1000).toBeLessThanOrEqual(15 * 60);
    const over = await new SignJWT({})
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(claims.sub)
      .setAudience('file')
      .setExpirationTime('-1s')
      .sign(new TextEncoder().encode(secret));
    const refused = [
      over,
      await link({}, 'file', claims.sub, 'another secret of thirty-two characters!'),
      await link({}, 'session', claims.sub),
      await link({}, 'file', '0190a000-0000-7000-8000-000000000000'),
      person.token,
      `${token}x`,
      claims.sub,
      '..%2f..%2ftoken-secret',
    ];
    for (const each of refused) expect((await fetch(`${app.url}/api/files/${each}`)).status, each).toBe(404);
    expect((await fetch(`${app.url}/api/files/${await link({}, 'file', claims.sub)}`)).status).toBe(200);
  });

  it('is 404, not an error, when the bytes are gone', async () => {
    const { body } = await putResume(await pdfFile(resume));
    await rows(app, "update files set key = 'resume/00/gone.pdf' where kind = 'pdf'");
    expect((await fetch(app.url + body.resume_url)).status).toBe(404);
  });
});
