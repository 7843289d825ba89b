/** The wording of criteria about conduct and of those for adverts that say nothing. A table, hence its shape. */
import type { Criterion } from '#engines/ai/index.ts';

export interface SoftDuty {
  /** Words of an advert that ask for it. */
  asked: RegExp;
  /** Keys of families whose own duties say this already. */
  covered: readonly string[];
  criterion: Criterion;
}

const levels = (none: string, some: string, strong: string): Criterion['levels'] => ({ none, some, strong });

export const softDuties: readonly SoftDuty[] = [
  {
    asked:
      /\b(?:lead(?:ing|s)? (?:a |the |and )?(?:\w+ )?(?:team|staff|people|manag)|team lead|leadership|supervis(?:e|es|ed|ing|ory|ors?)|(?<!\b(?:under|with|without|minim\w+|little|no|close|direct|general) (?:the |close |direct |little |minim\w+ )?)supervision|mentor\w*|coach\w*|direct reports|manag\w+ (?:a |the |and )?(?:\w+ )?(?:team|staff|people|subordinates))/gi,
    covered: [],
    criterion: {
      text: 'Leading people: setting the work of others, coaching them and answering for the result',
      levels: levels(
        'Tells of no work led or supervised.',
        'Led or supervised others, without their number or what came of it.',
        'Names how many people were led, what was done to guide them, and a result of the team.',
      ),
    },
  },
  {
    asked: /\b(?:customers?|clients?|guests?|patients?)\b/gi,
    covered: [
      'customer-service',
      'call-center',
      'customer-success',
      'sales',
      'retail',
      'key-account',
      'hotel',
      'food-beverage',
      'nursing',
      'care',
      'medicine',
      'beauty',
      'real-estate',
      'insurance',
      'sales-engineering',
      'dentistry',
      'pharmacy',
      'allied-health',
      'it-support',
    ],
    criterion: {
      text: 'Customer service: understanding what people need, keeping promises to them and settling complaints',
      levels: levels(
        'Tells of no dealings with customers or users.',
        'Dealt with customers or users, without a case or what came of it.',
        'Tells a case of a need or complaint, the steps taken, and how it ended for the customer.',
      ),
    },
  },
  {
    asked: /\b(?:attention to detail|detail[- ]oriented|accura\w+|meticulous|precis\w+|thorough\w*)\b/gi,
    covered: [],
    criterion: {
      text: 'Accuracy and attention to detail: checking work and catching mistakes before they spread',
      levels: levels(
        'Tells of no work in which accuracy mattered.',
        'Did detailed work, without saying how it was kept right.',
        'Says how work was checked, with a count of errors, a clean audit or a mistake found in time.',
      ),
    },
  },
  {
    asked:
      /\b(?:stakeholders?|liais\w+|cross[- ]functional|coordinat\w+|collaborat\w+|work(?:ing)? closely|across (?:teams|departments)|team ?player|teamwork)\b/gi,
    covered: [],
    criterion: {
      text: 'Teamwork and coordination: liaising with other teams or outside parties until the matter is settled',
      levels: levels(
        'Tells of no work with other teams or parties.',
        'Worked with others, without its own share in it.',
        'Names the parties, what had to be agreed, the own part in it, and the outcome.',
      ),
    },
  },
  {
    asked: /\b(?:deadlines?|fast[- ]paced|time[- ]management|multi-?task\w*|under pressure|priorit\w+)\b/gi,
    covered: [],
    criterion: {
      text: 'Meeting deadlines with several tasks at once: planning, prioritizing and saying early when time runs short',
      levels: levels(
        'Tells of no deadline or load of tasks.',
        'Had deadlines to meet, without how the work was ordered.',
        'Says how tasks were put in order, what was put off and why, and that the date was kept.',
      ),
    },
  },
  {
    asked: /\b(?:problem[- ]solv\w+|analytical|critical thinking|troubleshoot\w*|root cause)\b/gi,
    covered: ['it-support', 'maintenance'],
    criterion: {
      text: 'Problem solving: finding the cause, weighing the options and following the remedy through',
      levels: levels(
        'Tells of no problem that was solved.',
        'Names problems solved, without cause or remedy.',
        'Tells the cause that was found, the remedy chosen and why, and what changed by it.',
      ),
    },
  },
  {
    asked: /\b(?:communicat\w+|interpersonal|present(?:ation|ing)\w*|written and (?:verbal|spoken)|report writing)\b/gi,
    covered: ['public-relations', 'content'],
    criterion: {
      text: 'Communication: making complicated matters clear to people outside the field',
      levels: levels(
        'Tells of no reports, talks or explanations given.',
        'Wrote or presented, without for whom or to what end.',
        'Names what was written or presented, for whom, and what was decided or done after it.',
      ),
    },
  },
  {
    asked:
      /\b(?:independent\w*|self[- ](?:starter|motivated|driven)|initiative|proactive|minim\w+ supervision|learn\w*|adapt\w*)\b/gi,
    covered: [],
    criterion: {
      text: 'Initiative: taking up new tasks or methods, working independently and putting what was learned to use',
      levels: levels(
        'Tells of nothing begun or learned on own account.',
        'Took up something new, without what it was used for.',
        'Names what was begun or learned, why, and what is done differently since.',
      ),
    },
  },
];

/** For an advert that names no known work: judgeable of anyone, and still five different things. */
export const plainCriteria: readonly Criterion[] = [
  {
    text: 'Relevant work experience: duties done before that are like those of this post',
    levels: levels(
      'Names no duty like those of the post.',
      'Names like duties, without how long or with what result.',
      'Describes like duties with dates, own part and a result.',
    ),
  },
  ...softDuties
    .filter(({ criterion }) => /^(?:Problem|Teamwork|Meeting|Initiative|Accuracy)/.test(criterion.text))
    .map(({ criterion }) => criterion),
];
