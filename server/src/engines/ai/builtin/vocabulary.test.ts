import { describe, expect, it } from 'vitest';
import { lexicon } from './lexicon.ts';
import { tokenize } from './terms.ts';
import { buildVocabulary } from './vocabulary.ts';

const vocabulary = buildVocabulary(lexicon);
const names = (text: string): string[] => vocabulary.match(tokenize(text)).map((match) => match.concept.label);

describe('the vocabulary', () => {
  it('knows one thing by its several names', () => {
    expect(names('JS')).toEqual(['JavaScript']);
    expect(names('k8s')).toEqual(names('Kubernetes'));
    expect(names('C++, C#, Node.js and CI/CD')).toEqual(['C++', 'C#', 'Node.js', 'CI/CD']);
    expect(names('closed the books every month')).toEqual(['Month-end closing']);
  });

  it('does not take common words for tools', () => {
    expect(names('We excel in what we do, react to change, go further and take the rest')).toEqual([]);
    expect(names('it was a swift decision')).toEqual([]);
  });

  it('takes the same words for tools beside other tools or as names', () => {
    expect(names('built with React, Go and PostgreSQL')).toEqual(['React', 'Go', 'PostgreSQL']);
    expect(names('reports in Excel')).toContain('Microsoft Excel');
  });
});
