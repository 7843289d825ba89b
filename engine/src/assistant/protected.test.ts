/** Questions by protected traits are told from questions of work that share their words. */
import { describe, expect, it } from 'vitest';
import { protectedTrait } from './protected.ts';
import { plain } from './words.ts';

describe('a question by a protected trait', () => {
  it.each([
    'what is her maiden name',
    'anyone pregnant',
    'who is expecting a baby',
    'who is on maternity leave',
    'planning to have a baby',
    'show young applicants',
    'fresh and youthful faces',
    'recent graduates under 25',
    'mature candidates only',
    'applicants under 30 years old',
    'born after 1995',
    'date of birth of Aisyah',
    'native english speakers only',
    'only bumiputera candidates',
    'who goes to church',
    'who prays on Friday',
    'what religion is he',
    'Muslim candidates',
    'who wears a tudung',
    'list the ladies',
    'male applicants',
    'any gay applicants',
    'which ones are Chinese',
    'who has a Malay sounding name',
    'surnames that are Indian',
    'who is married',
    'does she have kids',
    'single mothers',
    'breadwinners',
    'anyone disabled',
    'OKU applicants',
    'candidates with mental illness',
    'foreigners',
    'what is his nationality',
    'locals only',
    'good looking ones',
    'skin colour of the top 5',
    'is he in a trade union',
  ])('is seen in “%s”', (question) => {
    expect(protectedTrait(plain(question))).not.toBeNull();
  });
});

describe('a question of work', () => {
  it.each([
    'age of the application',
    'how old is the oldest application',
    'who knows race condition debugging',
    'single page application developers',
    'how many accounts are disabled',
    'disabled user account handling',
    'react native developers',
    'native mobile apps experience',
    'who speaks Mandarin',
    'oldest pending applications',
    'which applicants are expecting over 6000',
    'who is the single best applicant',
    'who has a bachelor degree',
    'debtors ageing',
    'parent company reporting',
    'church accounting software',
    'islamic banking experience',
    'who worked with children',
    'mature process experience',
  ])('is answered: “%s”', (question) => {
    expect(protectedTrait(plain(question))).toBeNull();
  });
});
