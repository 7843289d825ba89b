/** Blind review against names that are only spelled otherwise: no reviewer reads them, and the assistant finds nobody by them. */
import { api, call } from '@saring/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { send } from '#world/app/wire.ts';
import { answers, buildJob, takeInterview } from '#world/people/builders.ts';
import { buildApplicant, buildCompany, type CompanyPerson } from '#world/people/people.ts';
import { blindReview } from './blind-pairs.ts';

const spellings = [
  'S I T I   A M I N A H',
  'سيتي أمينة بنت قاسم',
  'Sití Amínah Kassím',
  'SITIAMINAH BINTIKASSIM',
  'github: sitiaminah',
  'GitHub sitikassim88',
  '@sitiaminahk',
  'S\nI\nT\nI\nA\nM\nI\nN\nA\nH',
];
const lines = [
  ...spellings.slice(0, 2),
  'Accountant',
  'Experience',
  'Accountant, Maju Trading Sdn Bhd, 2019 - 2024',
  'Prepared full set accounts for 12 companies in SAP and closed each month within 5 working days.',
  'Praised by HidayahAhmad. Saya ibu kepada tiga anak.',
  ...spellings.slice(2),
];
/** What none of the above may leave behind, compared without blanks, case and accents. */
const telling = ['siti', 'aminah', 'kassim', 'hidayah', 'ahmad', 'ibu', 'anak', 'قاسم', 'taiping'];

describe('an applicant whose name is spelled in many ways', () => {
  let app: TestApp;
  let company: CompanyPerson;
  let id: string;

  beforeAll(async () => {
    app = await startApp();
    company = await buildCompany(app);
    const job = await buildJob(company);
    await blindReview(app, company, job);
    const person = await buildApplicant(app, 'Siti Aminah binti Kassim', { address: '7 Lorong Melor, 34000 Taiping' });
    const saved = await call(person.client, api.applications.save, {
      params: { id: person.username },
      body: {
        jobId: job.id,
        companyId: job.companyId,
        expectedSalary: 'RM 4,500',
        reference1: 'Hidayah Ahmad, 012-777 8888',
      },
      files: { resume: new File([lines.join('\n')], 'a.txt') },
    });
    id = saved.data.application.id;
    await call(person.client, api.applications.processResume, {
      body: { username: person.username, applicationId: id },
    });
    await takeInterview(person, id, ['I am from Taiping and have kept books for five years.', ...answers.slice(1)]);
  });
  afterAll(() => app[Symbol.asyncDispose]());

  const plain = (text: string) =>
    text
      .normalize('NFKD')
      .replace(/[^\p{L}]/gu, '')
      .toLowerCase();

  it('is named by none of them in the resume', async () => {
    const { status, body } = await send(app, 'GET', `/api/applications/${id}/resume-text`, company);
    expect([status, body.blind]).toEqual([200, true]);
    expect(body.text).toContain('closed each month within 5 working days');
    for (const word of telling) expect(plain(body.text)).not.toContain(word);
  });

  it('does not tell the own town in the interview', async () => {
    const { status, body } = await send(app, 'GET', `/api/interviews/${id}/review-interview`, company);
    expect(status).toBe(200);
    expect(JSON.stringify(body)).toContain('have kept books for five years');
    expect(plain(JSON.stringify(body))).not.toContain('taiping');
  });

  it('is found by none of them', async () => {
    const foundBy = async (word: string) => {
      const query = `Which applicants mention "${word}" in their resume?`;
      const json = { query, username: company.companyId, conversation_id: 'new' };
      const { body } = await send(app, 'POST', '/api/admin/query-applicants', { token: company.token, json });
      return body.links.map((link: { application_id: string }) => link.application_id);
    };
    await expect.poll(() => foundBy('SAP')).toEqual([id]);
    const words = ['sitiaminah', 'SITIAMINAH', 'bintikassim', 'sitikassim88', 'sitiaminahk', 'Sití', 'Kassím'];
    for (const word of [...words, 'HidayahAhmad', 'قاسم', 'ibu', 'anak']) expect(await foundBy(word), word).toEqual([]);
  });
});
