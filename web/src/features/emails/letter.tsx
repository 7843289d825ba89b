/** A mail as its reader will see it. */
import { Text } from '@mantine/core';
import { t } from '#messages/emails.ts';
import classes from './emails.module.css';

export interface LetterProps {
  /** Whom it goes to; left out where that is told elsewhere. */
  to?: string;
  subject: string;
  title: string;
  paragraphs: { text: string; own?: boolean }[];
  /** What stands where there is no paragraph yet. */
  empty?: string;
  button?: string;
  footer: string;
}

/** What is somebody's own words is marked by a line beside it. */
export function Letter({ to, subject, title, paragraphs, empty, button, footer }: LetterProps) {
  return (
    <div className={classes.preview}>
      <dl className={classes.envelope}>
        {to !== undefined && (
          <>
            <dt>{t('to')}</dt>
            <dd>{to}</dd>
          </>
        )}
        <dt>{t('subject')}</dt>
        <dd>{subject}</dd>
      </dl>
      <div className={classes.letter}>
        <p className={classes.letterTitle}>{title}</p>
        {paragraphs.length === 0 && <Text c="dimmed">{empty}</Text>}
        {paragraphs.map(({ text, own }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs may be alike and have no other identity
          <p key={index} className={own ? classes.own : undefined}>
            {text}
          </p>
        ))}
        {button !== undefined && <p className={classes.button}>{button}</p>}
        <p className={classes.footer}>{footer}</p>
      </div>
    </div>
  );
}
