/** Texts that the contract owns: options to choose from, statuses, texts of its rules. What goes over the wire stays as it is. */
import { saidIn } from '@saring/contract/words';
import { language } from './language.ts';

/** The text in the person's language. */
export const said = (text: string): string => saidIn(language(), text);

/** The same of several, which stand in one text: "Full-time, Contract". */
export const saidEach = (texts: string): string => texts.split(', ').map(said).join(', ');

/** What a `Select` lists of such values. */
export const choices = (values: readonly string[], text = said) =>
  values.map((value) => ({ value, label: text(value) }));

/** A status as people read it; only the badge of an applicant's own page calls an open one "Pending". */
export const statusText = (status: string): string => said(status === 'Pending' ? 'In Review' : status);
