/** A message to a group as one applicant will see it. */
import { fillMessage, paragraphsOf } from '@saring/contract/domain';
import { t } from '#messages/emails.ts';
import { Letter } from './letter.tsx';

export interface MailPreviewProps {
  message: string;
  to: { fullName: string; email: string } | null;
  jobTitle: string;
  company: string;
}

/** Filled in for one person; every recipient gets an own mail. */
export function MailPreview({ message, to, jobTitle, company }: MailPreviewProps) {
  const filled = fillMessage(message, { fullName: to?.fullName ?? t('fullName'), jobTitle, company });
  return (
    <Letter
      to={to ? `${to.fullName} <${to.email}>` : t('nobodyYet')}
      subject={t('subjectOf', { job: jobTitle, company })}
      title={t('titleOf', { job: jobTitle })}
      paragraphs={paragraphsOf(filled).map((text) => ({ text }))}
      empty={t('messageHere')}
      footer={t('footer', { company })}
    />
  );
}
