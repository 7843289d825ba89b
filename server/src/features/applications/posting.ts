/** A job as anybody sees it who has its application link: as a call, and as a page that needs no script. */
import { totalQuestions, websiteAddress } from '@saring/contract/domain';
import { english, saidIn } from '@saring/contract/words';
import { logoUrl } from '#features/companies/index.ts';
import { jobById, publicJobView, today } from '#features/jobs/index.ts';
import { toldToCandidates } from '#features/retention/index.ts';
import { inScope } from '#platform/db/scope.ts';
import { escapeHtml } from '#platform/escape.ts';
import { Fail, fail } from '#platform/http/fail.ts';
import type { PageParts } from '#platform/http/web.ts';
import type { World } from '#world';
import { openLink } from './links.ts';
import { words } from './words.ts';

/** The job of a link with its company. Throws what `openLink` does. */
export async function postingOf(world: World, token: string) {
  const { link, company } = await openLink(world, token);
  const job = await jobById(world.db, link.jobId);
  if (!job) throw fail('application_link_unknown');
  return {
    job: { ...publicJobView(today(world), job, company), retention: toldToCandidates(world, company) },
    description: job.descriptionHtml ?? '',
    company: {
      id: company.id,
      name: company.name,
      logoUrl: logoUrl(company),
      website: company.website,
      description: company.description,
      location: company.location,
      industry: company.industry,
      employees: company.employees,
    },
    row: job,
  };
}

type Posting = Awaited<ReturnType<typeof postingOf>>;

const address = /^\/user\/cvupload\/([\w-]+)\/?$/;

/**
 * What stands in the page of an application link before the app has come; null for other addresses, links that lead
 * nowhere, and whoever asks for more than `count` lets through: the app itself then says why.
 */
export async function postingPage(world: World, path: string, count: () => Promise<void>): Promise<PageParts | null> {
  const token = address.exec(path)?.[1];
  if (!token) return null;
  const counted = async () => {
    await count();
    return postingOf(world, token);
  };
  const posting = await inScope({ role: 'visitor' }, () => unlessRefused(counted()));
  return posting && partsOf(posting, `${world.config.publicUrl}${path}`, world.config.publicUrl);
}

/** The company behind a link and its address for questions; null where the link leads nowhere. */
export async function companyBehind(
  world: World,
  token: string,
): Promise<{ name: string; email: string | null } | null> {
  const opened = await unlessRefused(openLink(world, token));
  return opened && { name: opened.company.name, email: opened.company.contactEmail || null };
}

/** Null for what was refused. */
async function unlessRefused<T>(opened: Promise<T>): Promise<T | null> {
  try {
    return await opened;
  } catch (error) {
    if (error instanceof Fail) return null;
    throw error;
  }
}

function partsOf(posting: Posting, url: string, publicUrl: string): PageParts {
  const { job, company } = posting;
  const say = words(english);
  const title = say('postingTitle', { job: job.jobTitle, company: company.name });
  const summary = say('postingSummary', { job: job.jobTitle, company: company.name, place: job.location });
  const meta = (name: string, content: string) => `<meta ${name} content="${escapeHtml(content)}" />`;
  const picture = company.logoUrl ? [meta('property="og:image"', publicUrl + company.logoUrl)] : [];
  return {
    title,
    head: [
      meta('name="description"', summary),
      meta('property="og:title"', title),
      meta('property="og:description"', summary),
      meta('property="og:type"', 'website'),
      meta('property="og:url"', url),
      ...picture,
      // A `<` would end the script from within a text of the company.
      `<script type="application/ld+json">${JSON.stringify(jobPosting(posting, url)).replaceAll('<', '\\u003c')}</script>`,
    ].join(''),
    body: bodyOf(posting),
  };
}

/** As https://schema.org/JobPosting has it. */
function jobPosting({ job, description, company, row }: Posting, url: string) {
  const { min, max, currency } = job.salary;
  const types: Record<string, string> = {
    'full-time': 'FULL_TIME',
    'part-time': 'PART_TIME',
    contract: 'CONTRACTOR',
    internship: 'INTERN',
  };
  const address = { '@type': 'PostalAddress', addressLocality: job.location };
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.jobTitle,
    description: description || job.jobTitle,
    datePosted: row.createdAt.toISOString().slice(0, 10),
    ...(job.closingDate ? { validThrough: job.closingDate } : {}),
    employmentType: row.types.map((type) => types[type.toLowerCase()] ?? 'OTHER'),
    hiringOrganization: {
      '@type': 'Organization',
      name: company.name,
      ...(company.website ? { sameAs: websiteAddress(company.website) } : {}),
    },
    jobLocation: { '@type': 'Place', address },
    ...(min === null && max === null ? {} : { baseSalary: salaryOf({ min, max, currency }) }),
    directApply: true,
    identifier: { '@type': 'PropertyValue', name: company.name, value: job.id },
    url,
  };
}

function salaryOf({ min, max, currency }: { min: number | null; max: number | null; currency: string }) {
  const value = {
    '@type': 'QuantitativeValue',
    ...(min === null ? {} : { minValue: min }),
    ...(max === null ? {} : { maxValue: max }),
    unitText: 'MONTH',
  };
  return { '@type': 'MonetaryAmount', currency, value };
}

/** Readable without script, and by machines. */
function bodyOf({ job, description, company }: Posting): string {
  const say = words(english);
  const facts = [job.location, saidIn(english, job.department), job.jobType, job.experienceLevel].filter(Boolean);
  const about = company.description
    ? `<h2>${escapeHtml(say('aboutCompany', { company: company.name }))}</h2><p>${escapeHtml(company.description)}</p>`
    : '';
  const criteria = job.jobCriteria.map((criterion) => `<li>${escapeHtml(criterion)}</li>`).join('');
  return `<main class="first-posting"><h1>${escapeHtml(job.jobTitle)}</h1><p>${escapeHtml(company.name)}</p><p>${escapeHtml(facts.join(' · '))}</p>
<section>${withinBody(description)}</section>
<h2>${escapeHtml(say('criteriaOf'))}</h2><ol>${criteria}</ol>
<h2>${escapeHtml(say('howAssessed'))}</h2><p>${escapeHtml(say('howAssessedWhat', { questions: totalQuestions }))}</p>
<h2>${escapeHtml(say('otherWays'))}</h2><p>${escapeHtml(say('otherWaysWhat'))}</p>${about}</main>`;
}

/** What stands inside the body of a document that the server wrote. */
function withinBody(html: string): string {
  return /<body[^>]*>([\s\S]*)<\/body>/i.exec(html)?.[1] ?? html;
}
