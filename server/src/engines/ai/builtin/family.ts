/** The shape of the occupational lexicon: families of work, their titles, and topics of terms that stand for one another. */

/** What people of a family do, use or hold; the terms of one topic are evidence for each other. */
export interface Topic {
  /** Composed wording that fits after "experience in": used in criteria and explanations. */
  label: string;
  kind: 'duty' | 'tool' | 'proof';
  /** Terms separated by commas; `*` behind a term marks a strong sign of the family. */
  terms: string;
}

export interface Family {
  key: string;
  label: string;
  /** The department of the product's own list it belongs to. */
  department: string;
  /** Keys of families whose people move here without starting anew. */
  neighbours: readonly string[];
  /** Titles separated by commas, without seniority. */
  titles: string;
  topics: readonly Topic[];
}

/**
 * One family in the compact notation of the lexicon files. The topics are written `label: term*, term, …`, one per
 * line; a line that begins with `tool` or `proof` in brackets has that kind, every other is a duty.
 */
export function family(
  key: string,
  label: string,
  department: string,
  neighbours: string,
  titles: string,
  topics: string,
): Family {
  return {
    key,
    label,
    department,
    neighbours: neighbours.split(' ').filter((one) => one !== ''),
    titles,
    topics: topics
      .split('\n')
      .filter((line) => line.includes(':'))
      .map(topic),
  };
}

function topic(line: string): Topic {
  const at = line.indexOf(':');
  const head = line.slice(0, at).trim();
  const kind = head.startsWith('[tool]') ? 'tool' : head.startsWith('[proof]') ? 'proof' : 'duty';
  return { label: head.replace(/^\[\w+\]\s*/, ''), kind, terms: line.slice(at + 1).trim() };
}
