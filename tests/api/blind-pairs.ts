/** A job reviewed without names for which pairs of twins applied, and the company's way of asking about them. */
import { decodeJwt } from 'jose';
import { startApp, type TestApp } from '#world/app/app.ts';
import { send } from '#world/app/wire.ts';
import { buildJob } from '#world/people/builders.ts';
import { buildCompany, type CompanyPerson, type Person } from '#world/people/people.ts';
import { applyAs, buildPerson, fileKinds, type Identity, identities, needles } from '#world/people/twins.ts';

export interface Twin extends Identity {
  person: Person;
  userId: string;
  /** Of the application. */
  id: string;
}

export interface BlindJob {
  app: TestApp;
  company: CompanyPerson;
  job: { id: string; companyId: string };
  /** Of each kind of file a pair. */
  pairs: [Twin, Twin][];
  twins: Twin[];
  /** What of the twins stands in a text though it must not. */
  told(text: string): string[];
  ask(query: string): ReturnType<typeof send>;
}

export function blindReview(
  app: { url: string },
  { token }: CompanyPerson,
  job: { id: string; companyId: string },
  on = true,
) {
  const path = `/api/applications/blind-review/${job.companyId}/${job.id}`;
  return send(app, 'PUT', path, { token, json: { blind_review: on } });
}

export async function buildBlindJob(): Promise<BlindJob> {
  const app = await startApp();
  const company = await buildCompany(app);
  const job = await buildJob(company);
  await blindReview(app, company, job);
  const pairs: [Twin, Twin][] = [];
  for (const kind of Object.keys(fileKinds) as (keyof typeof fileKinds)[]) {
    const twin = async (who: Identity): Promise<Twin> => {
      const person = await buildPerson(app, who);
      const id = await applyAs(who, person, job, kind);
      return { ...who, person, id, userId: String(decodeJwt(person.token).uid) };
    };
    const [one, other] = identities();
    pairs.push([await twin(one), await twin(other)]);
  }
  const twins = pairs.flat();
  const telling = [...new Set([...twins.flatMap((twin) => [...needles(twin), twin.userId]), '/api/files/'])];
  return {
    app,
    company,
    job,
    pairs,
    twins,
    told(text) {
      // Four digits stand in some hash or id by chance.
      const read = text.toLowerCase().replace(/\b[\da-f]{64}\b|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, '');
      return telling.filter((word) => read.includes(word));
    },
    ask: (query) =>
      send(app, 'POST', '/api/admin/query-applicants', {
        token: company.token,
        json: { query, username: company.companyId, conversation_id: 'new' },
      }),
  };
}
