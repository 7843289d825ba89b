/** The page of a job as HTML. */
import { locations } from '@saring/contract';
import {
  careersPath,
  endOfDay,
  experienceText,
  jobTypesText,
  publicJobPath,
  totalQuestions,
  websiteAddress,
} from '@saring/contract/domain';
import { english, saidIn } from '@saring/contract/words';
import { escapeHtml } from '#platform/escape.ts';
import { headOf } from '#platform/http/page-head.ts';
import type { PageParts } from '#platform/http/web.ts';
import type { World } from '#world';
import { type Openings, openJobsOf } from './openings.ts';
import { aboutOf, dayText, jobList, logoOf, payText } from './openings-parts.ts';
import type { Posting } from './posting.ts';
import { words } from './words.ts';

const say = words(english);

/** Of a job that takes no applications, with the newest that do. */
export async function postingParts(world: World, posting: Posting): Promise<PageParts> {
  const { publicUrl } = world.config;
  const { job, company, token } = posting;
  const title = say('postingTitle', { job: job.jobTitle, company: company.name });
  const url = publicUrl + publicJobPath(company.id, job.id);
  const others = token ? null : await openJobsOf(world, company.id, { page: 1, pageSize: 5 });
  return {
    title,
    head: headOf({
      title,
      summary: say('postingSummary', { job: job.jobTitle, company: company.name, place: job.location }),
      url,
      picture: company.logoUrl && publicUrl + company.logoUrl,
      data: token ? jobPosting(posting, url, world.config.timeZone) : null,
    }),
    body: bodyOf(posting, others),
  };
}

/** As https://schema.org/JobPosting has it; it ends with the job or with its link, whichever is over first. */
function jobPosting({ job, description, company, row, linkEnds }: Posting, url: string, timeZone: string) {
  const { min, max, currency } = job.salary;
  // The last second of its day: a day alone some read as its beginning.
  const jobEnds = job.closingDate === null ? linkEnds : new Date(endOfDay(job.closingDate, timeZone).getTime() - 1000);
  const types: Record<string, string> = {
    'full-time': 'FULL_TIME',
    'part-time': 'PART_TIME',
    contract: 'CONTRACTOR',
    internship: 'INTERN',
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.jobTitle,
    description: description || job.jobTitle,
    datePosted: row.createdAt.toISOString().slice(0, 10),
    validThrough: (jobEnds < linkEnds ? jobEnds : linkEnds).toISOString(),
    employmentType: row.types.map((type) => types[type.toLowerCase()] ?? 'OTHER'),
    experienceRequirements: levelOf(job),
    hiringOrganization: {
      '@type': 'Organization',
      name: company.name,
      ...(company.website ? { sameAs: websiteAddress(company.website) } : {}),
    },
    jobLocation: { '@type': 'Place', address: addressOf(job.location, company.location) },
    ...(min === null && max === null ? {} : { baseSalary: salaryOf({ min, max, currency }) }),
    directApply: true,
    identifier: { '@type': 'PropertyValue', name: company.name, value: job.id },
    url,
  };
}

function levelOf({ experienceLevel }: Posting['job']): string {
  return saidIn(english, experienceText(experienceLevel));
}

/** The country is that of the state or territory that the job's place names, or else its company's: both may be written freely. */
function addressOf(place: string, companyPlace: string | null) {
  const region = stateIn(place);
  return {
    '@type': 'PostalAddress',
    addressLocality: place,
    ...(region ? { addressRegion: region } : {}),
    ...(region || stateIn(companyPlace ?? '') ? { addressCountry: 'MY' } : {}),
  };
}

function stateIn(place: string): string | undefined {
  return locations.find((state) => place.toLowerCase().includes(state.toLowerCase()));
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

function bodyOf({ job, description, company }: Posting, others: Openings['jobs'] | null): string {
  const department = saidIn(english, job.department);
  const isOpen = others === null;
  const until = isOpen && job.closingDate ? say('applyBy', { day: dayText(job.closingDate) }) : '';
  const type = jobTypesText(job.jobType);
  const level = say('level', { level: levelOf(job) });
  const facts = [job.location, department, type, level, payText(job.salary), until].filter(Boolean);
  const criteria = job.jobCriteria.map((criterion) => `<li>${escapeHtml(criterion)}</li>`).join('');
  const about = aboutOf(company);
  const { answerDays: days } = company;
  const answers = days === null ? '' : say('answersWithin', { company: company.name, days });
  return `<main class="first-posting">${logoOf(company)}<h1>${escapeHtml(job.jobTitle)}</h1><p>${escapeHtml(company.name)}</p><p>${escapeHtml(facts.join(' · '))}</p>
${others ? `<p><strong>${escapeHtml(say('closed'))}</strong></p>${others.length > 0 ? jobList(company.id, others) : ''}` : ''}
<p><a href="${careersPath(company.id)}">${escapeHtml(say('allJobs', { company: company.name }))}</a></p>
<section>${withinBody(description)}</section>
<h2>${escapeHtml(say('criteriaOf'))}</h2><ol>${criteria}</ol>
<h2>${escapeHtml(say('howAssessed'))}</h2><p>${escapeHtml(say('howAssessedWhat', { questions: totalQuestions }))}${answers && ` ${escapeHtml(answers)}`}</p>
${isOpen ? `<h2>${escapeHtml(say('whatNext'))}</h2><p>${escapeHtml(say('whatNextWhat'))}</p>` : ''}
<h2>${escapeHtml(say('otherWays'))}</h2><p>${escapeHtml(say('otherWaysWhat'))}</p>
${about && `<h2>${escapeHtml(say('aboutCompany', { company: company.name }))}</h2>${about}`}</main>`;
}

/** What stands inside the body of a document that the server wrote. */
function withinBody(html: string): string {
  return /<body[^>]*>([\s\S]*)<\/body>/i.exec(html)?.[1] ?? html;
}
