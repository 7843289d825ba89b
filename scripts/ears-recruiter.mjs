/** The way of somebody who decides for a company: the dashboard, the list of a job, an applicant, a mail. */
import { fromTests, logIn } from './ears-world.mjs';

const { buildRecruiter } = await fromTests('browser/recruiter-world.ts');

const MESSAGE = 'Welcome to us.';
const TOP = ['press', 'ctrl+Home', 'Skip to content'];

/** A question to the assistant, and what two charts say. */
const dashboard = [
  ['tab', 'AI Assistant', 'h'],
  ['tab', 'Who are the top 5 applicants?'],
  ['press', 'Return', 'Assistant:', 'Your question entry'],
  ['tab', 'Aisyah Rahman link', 'shift+Tab'],
  ['tab', 'Applications per day heading', 'h'],
  ['tab', 'Number column header', 'Down'],
  ['tab', 'From applied to accepted heading', 'h'],
  ['tab', 'Accepted. Number column header 0', 'Down'],
];
/** In the list of a job: one is kept in view, ten are rejected together and set back. */
const list = [
  TOP,
  ['tab', 'Job Listings'],
  ['press', 'Return', 'Job Listing! heading', '1 found'],
  ['tab', '20 applicants of Accountant'],
  ['press', 'Return', '20 found'],
  ['tab', 'Select Aisyah Rahman check box not checked'],
  ['press', 'space', '1 selected'],
  ['tab', 'KIV', 'shift+Tab'],
  ['press', 'space', 'Application status updated to KIV: 1 applicant', 'View Details of Aisyah Rahman link'],
  ['tab', 'Select Daniel Lim check box not checked'],
  ['press', 'space', '1 selected'],
  ['tab', 'Select Farah Yusof check box not checked'],
  ['press', 'space', '2 selected'],
  ['tab', 'Select this page', 'shift+Tab'],
  ['press', 'space', '10 selected'],
  ['tab', 'REJECT'],
  ['press', 'space', 'Setting the status', 'Application status updated to Rejected: 10 applicants', 'View Details of'],
  ['press', 'ctrl+z', '10 applicants set back'],
];
/** Marks with their reasons, the resume and the interview; then a decision, and on to the next. */
const applicant = [
  ['tab', 'View Details of Aisyah Rahman', 'shift+Tab'],
  ['press', 'Return', 'Aisyah Rahman, 1 of 20'],
  ['tab', 'AI Generated Grading', '2'],
  ['tab', 'Final Score:', 'Down'],
  ['tab', 'Criteria in the resume', '3'],
  ['tab', 'Said in the resume', 'Down'],
  ['tab', 'show it there'],
  ['press', 'Return', 'Resume of Aisyah Rahman region', 'highlight start'],
  ['tab', 'Interview History', '2'],
  ['tab', 'I am a careful accountant', 'Down'],
  ['tab', 'Recording of 3 seconds', 'Down'],
  ['tab', 'lay push button'],
  ['tab', 'slider'],
  ['tab', 'lay push button', 'shift+Tab'],
  ['press', 'space'],
  TOP,
  ['tab', 'Decision heading', '2'],
  ['tab', 'ACCEPT'],
  ['press', 'space', 'Application status updated to Accepted', 'ACCEPT toggle button pressed'],
  TOP,
  ['tab', 'Next applicant'],
  ['press', 'Return', 'Daniel Lim, 2 of 20'],
];
/** To whoever was accepted. */
const mail = [
  ['tab', 'Back to the applicants', 'shift+Tab'],
  ['press', 'Return', 'Back in the list of applicants, at Daniel Lim', '20 found'],
  TOP,
  ['tab', 'Applicant Ranking page tab'],
  ['press', 'Right', 'Job Details page tab'],
  ['press', 'Right', 'Email Applicants page tab'],
  ['tab', 'Aisyah Rahman check box not checked'],
  ['press', 'space', 'checked'],
  ['tab', 'Email message entry'],
  ['type', MESSAGE],
  ['tab', 'Send Emails'],
  ['tab', 'Preview heading', 'h'],
  ['tab', MESSAGE, 'Down'],
  ['tab', 'Send Emails', 'shift+Tab'],
  ['press', 'Return', 'Email sending completed! dialog', 'OK push button'],
  ['press', 'Return', 'Send Emails'],
];

/** Answers as `candidate` does. */
export async function recruiter(server) {
  const { company, aisyah, decided } = await buildRecruiter(server);
  return {
    journey: [...logIn(company.username, 'Welcome back'), ...dashboard, ...list, ...applicant, ...mail],
    names: { [company.companyName]: 'Maju Trading', [company.username]: 'maju', [aisyah.username]: 'aisyah' },
    async prove() {
      const came = await decided();
      if (came.join() !== 'Aisyah Rahman is Accepted') throw new Error(`what was decided is: ${came.join(', ')}`);
      // Each browser has an applicant of its own.
      const sent = (await server.mails()).filter(
        ({ to, text }) => to?.[0]?.address.startsWith(`${aisyah.username}@`) && text?.includes(MESSAGE),
      );
      if (sent.length !== 1) throw new Error(`mails that were sent: ${sent.length}`);
    },
  };
}
