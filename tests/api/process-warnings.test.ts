/** What is set up and does not work is in the log before anybody needs it, and keeps nobody from starting. */
import { expect, it } from 'vitest';
import { send } from '#world/app/wire.ts';
import { launches, launchUp } from '#world/processes/launch.ts';

launches();

const secret = 'hidden-word';

it('a mail server and a file store that are not there, and a misspelt variable', async () => {
  const app = await launchUp({
    LOG_LEVEL: 'warn',
    SMTP_URL: `smtp://saring:${secret}@127.0.0.1:1`,
    S3_ENDPOINT: 'http://127.0.0.1:1',
    S3_BUCKET: 'files',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: secret,
    MIAL_FROM: 'Saring <hire@saring.test>',
  });
  await expect.poll(() => app.output.out).toContain('"msg":"the mail server cannot be used"');
  await expect.poll(() => app.output.out).toContain('"msg":"the file store cannot be used"');
  await expect.poll(() => app.output.out).toContain('the address of an operator ends in @localhost');
  await expect.poll(() => app.output.out).toContain('ACCESSIBILITY_CONTACT names nobody');
  expect(app.output.out).toMatch(/"variable":"MIAL_FROM","meant":"MAIL_FROM"/);
  expect(app.output.out).toMatch(/"variable":"SMTP_URL",.*mail server/);
  expect(app.output.out).toMatch(/"variable":"S3_ENDPOINT, S3_BUCKET",.*file store/);
  expect(app.output.out).not.toContain(secret);
  expect((await send(app, 'GET', '/api/health/live')).status).toBe(200);
  app.child.kill('SIGTERM');
  expect(await app.ended).toBe(0);
});

it('that a sender who is not to be answered is nobody to ask', async () => {
  const app = await launchUp({ LOG_LEVEL: 'info', MAIL_FROM: 'Acme <no-reply@acme.test>' });
  await expect.poll(() => app.output.out).toContain('ACCESSIBILITY_CONTACT names nobody');
  app.child.kill('SIGTERM');
  expect(await app.ended).toBe(0);
});

it('nothing where all is well, but for where the mails are kept', async () => {
  const app = await launchUp({ LOG_LEVEL: 'info', ACCESSIBILITY_CONTACT: 'office@saring.test' });
  await expect.poll(() => app.output.out).toContain('SMTP_URL is not set: mails are kept as files in DATA_DIR/outbox');
  app.child.kill('SIGTERM');
  expect(await app.ended).toBe(0);
  expect(app.output.out).not.toMatch(/cannot be used|is not known|names nobody/);
});
