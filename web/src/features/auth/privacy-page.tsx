/** What becomes of a person's data. */
import { ReadingPage, type Section } from './reading-page.tsx';

const sections: Section[] = [
  {
    title: 'What is kept',
    paragraphs: [
      'Of every account: username, email address and a fingerprint of the password, never the password itself.',
      'Of candidates: the profile, the resume and certificates, the applications, and the interview with its written answers.',
    ],
  },
  {
    title: 'Who sees it',
    paragraphs: [
      'A company sees only the applications that were sent to it. The operator sees accounts and companies, but no resume, no answer and no score.',
      'Files are reached only by links that end after 15 minutes.',
    ],
  },
  {
    title: 'What software reads',
    paragraphs: [
      'Software reads the resume and the answers and compares them with the five criteria of the job. It gives reasons with quotations, which the company can check.',
      'Name, photo, age and gender are not part of what it judges. A person decides.',
    ],
  },
  {
    title: 'In your browser',
    paragraphs: [
      'The site keeps a token that says who is logged in, the chosen theme, and drafts of forms, with the files chosen for an application, until they are sent. There are no advertising or tracking cookies, and nothing is loaded from other sites.',
    ],
  },
  {
    title: 'Taking along and deleting',
    paragraphs: [
      'Under Settings, Account Settings, candidates download all that is kept of them, their own files included, as one ZIP file.',
      'Deleting an account removes the profile, files, applications, interviews and their analyses. What stays is a record that something happened, without personal data.',
    ],
  },
];

export function PrivacyPage() {
  return <ReadingPage title="Privacy" lead="What this site keeps of you, and who sees it." sections={sections} />;
}
