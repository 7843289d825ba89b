/** The page of a company's open jobs as HTML. */

import { careersPath, jobTypesText, openJobsPerPage, publicJobPath, websiteAddress } from '@saring/contract/domain';
import { english, formatsOf, saidIn } from '@saring/contract/words';
import type { Answers } from '#features/companies/index.ts';
import { escapeHtml } from '#platform/escape.ts';
import { headOf } from '#platform/http/page-head.ts';
import type { PageParts } from '#platform/http/web.ts';
import type { World } from '#world';
import type { Openings } from './openings.ts';
import { words } from './words.ts';

const say = words(english);
const { money, date } = formatsOf(english);

export function openingsParts({ config }: World, { company, jobs, total }: Openings, page: number): PageParts {
  const title = say('openTitle', { company: company.name });
  const path = careersPath(company.id);
  const at = (number: number) => (number === 1 ? path : `${path}?page=${number}`);
  const list = {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: title,
    numberOfItems: total,
    itemListElement: jobs.map(({ id }, index) => ({
      '@type': 'ListItem',
      position: (page - 1) * openJobsPerPage + index + 1,
      url: config.publicUrl + publicJobPath(company.id, id),
    })),
  };
  const others = [
    ...(page > 1 ? [`<a rel="prev" href="${at(page - 1)}">${escapeHtml(say('newer'))}</a>`] : []),
    ...(page * openJobsPerPage < total ? [`<a rel="next" href="${at(page + 1)}">${escapeHtml(say('older'))}</a>`] : []),
  ];
  return {
    title,
    head: headOf({
      title,
      summary: say('openSummary', { company: company.name }),
      url: config.publicUrl + at(page),
      picture: company.logoUrl && config.publicUrl + company.logoUrl,
      data: jobs.length > 0 ? list : null,
    }),
    body: `<main class="first-posting">${logoOf(company)}<h1>${escapeHtml(title)}</h1>${aboutOf(company)}
<h2>${escapeHtml(say('openJobs'))}</h2>
${total > 0 ? jobList(company.id, jobs) : `<p>${escapeHtml(say('noneOpen', { company: company.name }))}</p>`}
${others.length > 0 ? `<p>${others.join(' · ')}</p>` : ''}</main>`,
  };
}

/** Of the size that it has with script; its name stands beside it. */
export function logoOf({ logoUrl }: Openings['company']): string {
  return logoUrl ? `<img class="first-logo" src="${escapeHtml(logoUrl)}" alt="" width="40" height="40" />` : '';
}

/** What a company says about itself; empty where that is nothing. */
export function aboutOf(company: Openings['company']): string {
  const { industry, location, employees, description, website, answers } = company;
  const facts = [
    industry && saidIn(english, industry),
    location,
    employees && say('employeesOf', { size: saidIn(english, employees) }),
  ].filter(Boolean);
  return [
    facts.length > 0 ? `<p>${escapeHtml(facts.join(' · '))}</p>` : '',
    description ? `<p>${escapeHtml(description)}</p>` : '',
    answers ? `<p>${escapeHtml(answeredText(answers))}</p>` : '',
    website
      ? `<p><a href="${escapeHtml(websiteAddress(website))}" rel="noopener noreferrer">${escapeHtml(website)}</a></p>`
      : '',
  ].join('');
}

function answeredText({ people, inTime, withinDays: days, medianDays }: Answers): string {
  const percent = Math.floor((100 * inTime) / people);
  const half = medianDays === null ? [] : [say('halfAnswered', { days: medianDays })];
  return [say('answered', { percent, people, days }), ...half].join(' ');
}

export const dayText = (moment: string): string => date(new Date(moment), { dateStyle: 'medium', timeZone: 'UTC' });

export function jobList(companyId: string, jobs: Openings['jobs']): string {
  const items = jobs.map((job) => {
    const facts = [
      job.location,
      jobTypesText(job.jobType),
      payText(job.salary),
      say('postedOn', { day: dayText(job.postedAt) }),
    ];
    const link = `<a href="${publicJobPath(companyId, job.id)}">${escapeHtml(job.jobTitle)}</a>`;
    return `<li>${link}<br />${escapeHtml(facts.filter(Boolean).join(' · '))}</li>`;
  });
  return `<ul>${items.join('')}</ul>`;
}

/** Empty where nothing is said. */
export function payText({ min, max }: Openings['jobs'][number]['salary']): string {
  if (min === null) return max === null ? '' : say('payTo', { most: money(max) });
  if (max === null) return say('payFrom', { least: money(min) });
  return min === max ? say('pay', { sum: money(min) }) : say('payRange', { least: money(min), most: money(max) });
}
