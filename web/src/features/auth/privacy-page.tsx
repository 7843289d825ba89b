/** What becomes of a person's data. */

import { Recipients } from '#features/recipients/index.ts';
import { t } from '#messages/auth-reading.ts';
import { OperatorContact } from './operator-contact.tsx';
import { ReadingPage, type Section } from './reading-page.tsx';

const sections: Section[] = [
  { title: t('kept'), paragraphs: [t('keptAccount'), t('keptCandidate')] },
  { title: t('seen'), paragraphs: [t('seenCompany'), t('seenFiles')] },
  { title: t('others'), paragraphs: [t('othersWhat')], more: <Recipients /> },
  {
    title: t('software'),
    paragraphs: [t('softwareReads'), t('softwareNot'), t('softwareShown'), t('softwareWithdrawn')],
  },
  { title: t('browser'), paragraphs: [t('browserKeeps'), t('browserCookie')] },
  {
    title: t('deleting'),
    paragraphs: [t('deletingDownload'), t('deletingRemoves'), t('deletingPeriod')],
    more: <OperatorContact />,
  },
];

export function PrivacyPage() {
  return <ReadingPage title={t('privacy')} lead={t('privacyLead')} sections={sections} />;
}
