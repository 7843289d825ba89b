/** The terms under which an account is used. */
import { ReadingPage, type Section } from './reading-page.tsx';

const sections: Section[] = [
  {
    title: 'What this service is',
    paragraphs: [
      'Saring helps companies to run their hiring: they post jobs, candidates apply and answer a short spoken interview, and software proposes an order in which to look at the applications.',
      'Software proposes; it never decides. Every acceptance and every rejection is made by a person at the company.',
    ],
  },
  {
    title: 'Your account',
    paragraphs: [
      'An account belongs to one person or one company. Keep the password to yourself and tell the operator when you believe that somebody else knows it.',
      'Candidates may delete their account at any time in the settings. Companies ask the operator.',
    ],
  },
  {
    title: 'If you are a candidate',
    paragraphs: [
      'What you state in your profile, resume and answers must be true and your own. For one position you may apply up to three times; beyond that, all your applications for it are withdrawn.',
      'The interview is recorded so that it can be written down and reviewed by the company to which you apply.',
    ],
  },
  {
    title: 'If you are a company',
    paragraphs: [
      'Post only jobs that exist and that you may offer. Use what you learn of candidates for hiring alone, and judge them by what the job needs.',
      'Read the reasons beside a score before you act on it. The responsibility for a decision is yours.',
    ],
  },
  {
    title: 'The operator',
    paragraphs: [
      'The operator of this site runs it on servers of their choice, verifies companies, and may close an account that breaks these terms.',
    ],
  },
];

export function TermsPage() {
  return (
    <ReadingPage title="Terms and Conditions" lead="The rules for everybody who uses this site." sections={sections} />
  );
}
