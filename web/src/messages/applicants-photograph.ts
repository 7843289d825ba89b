/** What is said where the pages of a resume are photographed. */
import { sentences } from './sentences.ts';

export const t = sentences('applicants-photograph', {
  title: 'Photograph your resume',
  how: 'Lay each page flat, in even light, and let it fill the picture. A program reads the words from the pictures, and the company sees both. At most {most} pages are read.',
  take: 'Take or choose pictures',
  another: 'Add a page',
  pages: 'Pages',
  page: 'Page {number}',
  earlier: 'Move page {number} one place forward',
  remove: 'Remove page {number}',
  use: '{count, plural, one {Use this page} other {Use these # pages}}',
  has: '{count, plural, =0 {There is no page now.} one {There is # page now.} other {There are # pages now.}}',
  moved: 'This is page {number} now.',
  unreadable: '{name} cannot be opened as a picture here. Choose a JPEG or a PNG.',
  tooMany: 'At most {most} pages are read. Remove one before you add another.',
  tooLarge: 'Together the pages are larger than {limit}. Remove one, or upload a PDF.',
});
