/** What may be asked of a company's rows: read-only questions as values, the same for the built-in grammar and for a model. */
import type { JobStatus, Status } from '@saring/contract/domain';

/** Final is of 100, resume of 10, interview of 25. */
export type ScoreField = 'final' | 'resume' | 'interview';

/** Bounds; `over` and `under` leave the bound itself out. */
export interface Range {
  min?: number;
  max?: number;
  over?: boolean;
  under?: boolean;
}

/** Something looked for in resumes: as it was asked, and every way of writing it that counts. */
export interface Term {
  text: string;
  spellings: string[];
}

/** Moments in ISO 8601 with the words that a person reads; `before` is left out. */
export interface Span {
  from?: string;
  before?: string;
  label: string;
}

/** Ids with the words that a person reads. */
export interface Named {
  ids: string[];
  label: string;
}

/** Which applications; every part must hold. Withdrawn ones are left out unless `statuses` names them. */
export interface Filter {
  statuses?: Status[];
  jobs?: Named;
  departments?: string[];
  /** Places of the job. */
  locations?: string[];
  /** Places in the applicant's own address. */
  homes?: string[];
  types?: string[];
  jobState?: JobStatus;
  /** All of them, or any with `anyTerm`. */
  terms?: Term[];
  anyTerm?: boolean;
  withoutTerms?: Term[];
  applied?: Span;
  /** Whether the interview is complete. */
  interviewed?: boolean;
  /** Whether the resume has been read and scored. */
  scored?: boolean;
  scores?: (Range & { field: ScoreField })[];
  salary?: Range;
  /** Years of work, counted from the dates in the resume; `ids` are those who have them, once that was counted. */
  experience?: Range;
  people?: Named;
  /** What is left out: "not in Selangor", "except the accountants". */
  except?: Pick<Filter, 'jobs' | 'departments' | 'locations' | 'types'>;
}

export interface JobFilter {
  jobs?: Named;
  departments?: string[];
  locations?: string[];
  types?: string[];
  state?: JobStatus;
  posted?: Span;
  closing?: Span;
  /** How many applied, the withdrawn ones left out. */
  applicants?: Range;
  except?: Filter['except'];
}

export type Sort = 'final' | 'resume' | 'interview' | 'date' | 'name' | 'salary';
export type GroupBy = 'job' | 'status' | 'department' | 'location' | 'type' | 'day' | 'week' | 'month' | 'band';
export type Aspect =
  | 'summary'
  | 'reasons'
  | 'status'
  | 'score'
  | 'contact'
  | 'salary'
  | 'interview'
  | 'applied'
  | 'resume'
  | 'years'
  | 'answers'
  | 'feedback';

export type Query =
  | { kind: 'count'; filter: Filter }
  | {
      kind: 'list';
      filter: Filter;
      sort: Sort;
      order: 'asc' | 'desc';
      limit: number;
      offset: number;
      /** So many of each job, or of each department or place. */
      each?: number;
      eachOf?: 'department' | 'location';
      /** Asked as a ranking, so that those without a mark are left out. */
      ranked?: boolean;
      /** Asked whether there are any at all. */
      whether?: boolean;
      contact?: boolean;
      /** With the salary that is expected. */
      pay?: boolean;
    }
  | {
      kind: 'groups';
      filter: Filter;
      by: GroupBy;
      order: 'most' | 'least';
      limit: number;
      average?: ScoreField | 'salary';
      /** Beside each count its part of all, or the part of it that is accepted. */
      part?: 'share' | 'accepted';
    }
  | { kind: 'average'; filter: Filter; of: ScoreField | 'salary'; how: 'mean' | 'median' | 'sum' }
  | { kind: 'share'; filter: Filter; base: Filter }
  | { kind: 'compare'; ids: string[]; label: string }
  | { kind: 'person'; ids: string[]; label: string; aspect: Aspect; term?: Term; more?: Term[] }
  | {
      kind: 'jobs';
      filter: JobFilter;
      how: 'count' | 'list';
      sort: 'newest' | 'oldest' | 'closing' | 'closing last' | 'most' | 'least';
      limit: number;
      /** With the criteria of each. */
      criteria?: boolean;
    }
  | { kind: 'spans'; filter: Filter; spans: Span[] };

/** What a follow-up takes up. */
export interface Memory {
  query: Query;
  /** Applications named last, in order. */
  shown: string[];
  /** The last list, which a look at one of it does not end. */
  list?: Extract<Query, { kind: 'list' }>;
}

export interface JobRef {
  id: string;
  title: string;
  department: string;
  location: string;
  types: readonly string[];
  state: JobStatus;
}

export interface PersonRef {
  /** The application. */
  id: string;
  username: string;
  name: string;
  jobId: string;
}

/** What the grammar must look up while it reads a question; all of one company. */
export interface Lookup {
  jobs(): Promise<readonly JobRef[]>;
  /** Applications of people whose name holds all these words; where there are none, of those whose name is nearly so. */
  people(words: readonly string[], nearly: boolean): Promise<readonly PersonRef[]>;
  /** Whether any resume holds it. */
  mentioned(term: Term): Promise<boolean>;
  /** Where addresses of applicants name a place: of some, of none although there are addresses, or there are none at all. */
  addressed(place: string): Promise<'there' | 'elsewhere' | 'nowhere'>;
  /** The departments and places that a job may be given. */
  readonly departments: readonly string[];
  readonly places: readonly string[];
}

export interface Asked {
  question: string;
  now: Date;
  timeZone: string;
  memory: Memory | null;
}

/** What is to be done: ask the data, or say something without it. */
export type Plan =
  | { kind: 'ask'; query: Query; notes: string[] }
  /** Understood in part: no figure may leave out what was not. */
  | { kind: 'partly'; query: Query; unread: string[]; notes: string[] }
  | {
      kind: 'say';
      text: string;
      suggestions: string[];
      reason: 'talk' | 'declined' | 'refused' | 'unknown';
      /** What was understood of a question that was not. */
      near?: Query;
    };
