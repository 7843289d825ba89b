/** The mails about an application to which its company may add words of its own. */
export const candidateMails = ['received', 'interview', 'accepted', 'kept', 'rejected'] as const;
export type CandidateMail = (typeof candidateMails)[number];

/** What stands in for the reader's name and what the mail is about, in words that a company writes to many. */
export const placeholders = ['{full_name}', '{job_title}', '{company}'] as const;

/** Fills the placeholders for one reader; what a name brings along, such as `{company}` or `$&`, stays as it is. */
export function fillMessage(message: string, values: { fullName: string; jobTitle: string; company: string }): string {
  const words: Record<string, string> = {
    '{full_name}': values.fullName,
    '{job_title}': values.jobTitle,
    '{company}': values.company,
  };
  return message.replace(/\{(?:full_name|job_title|company)\}/g, (placeholder) => words[placeholder] ?? placeholder);
}

/** Blank lines part what somebody wrote into paragraphs. */
export function paragraphsOf(message: string): string[] {
  return message
    .split(/(?:\r?\n){2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
