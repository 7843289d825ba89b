/** A mail as the applicant will see it. */
import { Text } from '@mantine/core';
import { t } from '#messages/emails.ts';
import classes from './emails.module.css';
import { fillMessage, paragraphsOf } from './recipients.ts';

export interface MailPreviewProps {
  message: string;
  to: { fullName: string; email: string } | null;
  jobTitle: string;
  company: string;
}

/** Filled in for one person; every recipient gets an own mail. */
export function MailPreview({ message, to, jobTitle, company }: MailPreviewProps) {
  const filled = fillMessage(message, { fullName: to?.fullName ?? t('fullName'), jobTitle, company });
  const paragraphs = paragraphsOf(filled);
  return (
    <div className={classes.preview}>
      <dl className={classes.envelope}>
        <dt>{t('to')}</dt>
        <dd>{to ? `${to.fullName} <${to.email}>` : t('nobodyYet')}</dd>
        <dt>{t('subject')}</dt>
        <dd>{t('subjectOf', { job: jobTitle, company })}</dd>
      </dl>
      <div className={classes.letter}>
        <p className={classes.letterTitle}>{t('titleOf', { job: jobTitle })}</p>
        {paragraphs.length === 0 && <Text c="dimmed">{t('messageHere')}</Text>}
        {paragraphs.map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs may be alike and have no other identity
          <p key={index}>{paragraph}</p>
        ))}
        <p className={classes.footer}>{t('footer', { company })}</p>
      </div>
    </div>
  );
}
