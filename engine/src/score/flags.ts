/** Tells what of a resume counts little or nothing, and why; a flag never lowers what else is told. */

import type { CleanText } from '#text/clean.ts';
import type { Flag } from '#types';
import type { Applicant, Credence } from './evidence.ts';
import { quotationOf } from './open.ts';
import type { RelatedPost } from './posts.ts';

const reasons: readonly { why: Exclude<Credence['why'], null>; text: (count: number) => string }[] = [
  {
    why: 'copied_from_advert',
    text: (count) =>
      count === 1
        ? 'A sentence of the resume repeats the advert word for word. It hardly counts.'
        : `${count} passages of the resume repeat the advert word for word. They hardly count.`,
  },
  {
    why: 'keyword_list',
    text: () => "A list is made of the advert's own words. It hardly counts beside the work that is told.",
  },
  { why: 'loose_words', text: () => 'A passage is a row of single words without a sentence. It hardly counts.' },
  { why: 'repeated_words', text: () => 'The resume says the same words more than once. They count once.' },
];

/** A single sentence in the advert's words may be chance, and a line that stands twice is no trick. */
const least = { copied_from_advert: 1, keyword_list: 1, loose_words: 1, repeated_words: 3 } as const;

/** A post is shown where its title is the advert's and what is told bears it out less than this. */
const leastBorneOut = 0.4;

/** Posts whose titles nothing told bears out, as long as other work is told. */
export function untoldPosts(clean: CleanText, applicant: Applicant, posts: readonly RelatedPost[]): Flag[] {
  const untold = posts.find(({ borneOut }) => borneOut < leastBorneOut);
  const title = untold && applicant.posts[untold.post]?.title;
  if (!title) return [];
  const text = 'The work told in the resume does not bear out a post that it names. The post counts little.';
  return [{ code: 'untold_post', text, ...quotationOf(clean, title) }];
}

/** What a reviewer should look at in a resume, each with the first sentence that shows it. */
export function flagsOf(clean: CleanText, applicant: Applicant, credences: readonly Credence[]): Flag[] {
  return reasons.flatMap(({ why, text }) => {
    const found = [...credences.keys()].filter((i) => credences[i]?.why === why);
    const [first] = found;
    if (first === undefined || found.length < least[why]) return [];
    return [{ code: why, text: text(found.length), ...quotationOf(clean, applicant.sentences[first]) }];
  });
}
