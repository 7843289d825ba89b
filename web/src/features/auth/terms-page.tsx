/** The terms under which an account is used. */
import { t } from '#messages/auth-reading.ts';
import { OperatorContact } from './operator-contact.tsx';
import { ReadingPage, type Section } from './reading-page.tsx';

const sections: Section[] = [
  { title: t('service'), paragraphs: [t('serviceHelps'), t('serviceProposes')] },
  { title: t('account'), paragraphs: [t('accountOne'), t('accountDelete')] },
  { title: t('candidate'), paragraphs: [t('candidateTrue'), t('candidateRecorded')] },
  { title: t('company'), paragraphs: [t('companyJobs'), t('companyReasons')] },
  { title: t('operator'), paragraphs: [t('operatorRuns')], more: <OperatorContact /> },
];

export function TermsPage() {
  return <ReadingPage title={t('terms')} lead={t('termsLead')} sections={sections} />;
}
