/** What the posts and studies of a resume come to beside one advert: years of related work, the nearest post, the highest qualification. */
import { unionOf } from '#resume/dates.ts';
import type { Qualification } from '#resume/qualification.ts';
import type { Span } from '#text/index.ts';
import type { Applicant } from './evidence.ts';
import { type RelatedPost, relatedYears } from './posts.ts';

export type HeldPost = {
  readonly title: Span;
  /** The title with its dates where both stand in one line, else the title. */
  readonly line: Span;
  readonly from: number;
  /** Null for a post that lasts. */
  readonly to: number | null;
  /** 0 to 1. */
  readonly nearness: number;
};

export type Career = {
  /** As `relatedYears`. */
  readonly related: number;
  /** All years in posts, each counted once. */
  readonly all: number;
  readonly nearest: HeldPost | null;
  /** The highest named under studies, with the line that names it. */
  readonly qualification: (Qualification & { readonly line: Span }) | null;
};

/** Sums up what `relatedPosts` found. */
export function careerOf(
  applicant: Applicant,
  posts: readonly RelatedPost[],
  qualifications: readonly Qualification[],
): Career {
  const near = posts.toSorted((a, b) => b.nearness - a.nearness || a.age - b.age)[0];
  const post = near && applicant.posts[near.post];
  const top = qualifications.toSorted((a, b) => b.level - a.level)[0];
  return {
    related: relatedYears(posts),
    all: unionOf(posts),
    nearest:
      post && near
        ? {
            title: post.title,
            line: lineAround(applicant.text, post.title),
            from: post.from,
            to: post.to,
            nearness: near.nearness,
          }
        : null,
    qualification: top ? { ...top, line: lineAround(applicant.text, top.span) } : null,
  };
}

/** As much of a line as is shown of it. */
const longestLine = 200;

function lineAround(text: string, { start, end }: Span): Span {
  const from = Math.max(text.lastIndexOf('\n', start - 1) + 1, start - longestLine);
  const next = text.indexOf('\n', end);
  const to = Math.min(next < 0 ? text.length : next, end + longestLine);
  // A piece that was cut from a longer line begins and ends at words.
  return to - from <= longestLine ? { start: from, end: to } : { start, end };
}
