/** The way of an application, step by step: what is done, what comes next. */
import { Text } from '@mantine/core';
import { IconCircle, IconCircleCheck } from '@tabler/icons-react';
import classes from './applicants.module.css';
import { type OwnApplication, stepsOf } from './rules.ts';

export function ApplicationSteps({ application }: { application: OwnApplication }) {
  return (
    <ol className={classes.steps}>
      {stepsOf(application).map(({ title, text, done }) => (
        <li key={title} data-done={done || undefined}>
          {done ? (
            <IconCircleCheck size={20} stroke={1.6} aria-label="Done" />
          ) : (
            <IconCircle size={20} stroke={1.6} aria-label="Open" />
          )}
          <div>
            <Text size="sm" fw={600}>
              {title}
            </Text>
            <Text size="sm" c="dimmed">
              {text}
            </Text>
          </div>
        </li>
      ))}
    </ol>
  );
}
