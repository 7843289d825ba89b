/** What a client needs to do the product's main job, and what it tells of it. */
export interface Given {
  url: string;
  operator: { username: string; password: string };
  /** Names that nobody has yet: of the company, and of the candidate. */
  company: string;
  candidate: string;
  /** Of both. */
  password: string;
  description: File;
  resume: File;
  answers: readonly string[];
}

export interface Told {
  applicationId: string;
  /** As the company sees them after the interview. */
  listed: { id: string; rank: number | null; provisional: boolean }[];
  status: string;
  mailed: number;
}

export type MainJob = (given: Given) => Promise<Told>;
