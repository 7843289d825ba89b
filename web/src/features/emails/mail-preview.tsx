/** A mail as the applicant will see it. */
import { Text } from '@mantine/core';
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
  const filled = fillMessage(message, { fullName: to?.fullName ?? 'Full name', jobTitle, company });
  const paragraphs = paragraphsOf(filled);
  return (
    <div className={classes.preview}>
      <dl className={classes.envelope}>
        <dt>To</dt>
        <dd>{to ? `${to.fullName} <${to.email}>` : 'Nobody is selected yet'}</dd>
        <dt>Subject</dt>
        <dd>{`Your application for ${jobTitle} at ${company}`}</dd>
      </dl>
      <div className={classes.letter}>
        <p className={classes.letterTitle}>{`Your application for ${jobTitle}`}</p>
        {paragraphs.length === 0 && <Text c="dimmed">Your message appears here.</Text>}
        {paragraphs.map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs may be alike and have no other identity
          <p key={index}>{paragraph}</p>
        ))}
        <p className={classes.footer}>{`${company} sent you this mail with Saring because you applied there.`}</p>
      </div>
    </div>
  );
}
