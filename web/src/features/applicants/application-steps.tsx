/** The way of an application, step by step: what is done and when, what comes next. */
import { Text } from '@mantine/core';
import { IconCircle, IconCircleCheck } from '@tabler/icons-react';
import { dateTimeText } from '#kit/dates.ts';
import { t } from '#messages/applicants-application.ts';
import classes from './applicants.module.css';
import type { OwnDetail } from './rules.ts';
import { stepsOf } from './steps.ts';

export function ApplicationSteps({ application }: { application: OwnDetail }) {
  return (
    <ol className={classes.steps}>
      {stepsOf(application).map(({ title, text, at, done }) => (
        <li key={title} data-done={done || undefined}>
          {done ? (
            <IconCircleCheck size={20} stroke={1.6} aria-label={t('done')} />
          ) : (
            <IconCircle size={20} stroke={1.6} aria-label={t('open')} />
          )}
          <div>
            <Text size="sm" fw={600}>
              {title}
            </Text>
            {at && (
              <Text size="xs" c="dimmed" component="time" dateTime={at} display="block">
                {dateTimeText(at)}
              </Text>
            )}
            <Text size="sm" c="dimmed" className={classes.anywhere}>
              {text}
            </Text>
          </div>
        </li>
      ))}
    </ol>
  );
}
