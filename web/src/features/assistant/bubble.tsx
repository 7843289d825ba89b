/** One message of the chat; below an answer stands what was asked of the data. */
import { Text, VisuallyHidden } from '@mantine/core';
import { Suspense } from 'react';
import { lazyPart } from '#kit/later.ts';
import { t } from '#messages/assistant.ts';
import classes from './assistant.module.css';
import type { Message } from './use-chat.ts';

const Answer = lazyPart(
  () => import('./answer.tsx'),
  (m) => m.Answer,
);

export function Bubble({ message }: { message: Message }) {
  const { from, text, markdown, understood = [] } = message;
  return (
    <li className={classes.message} data-from={from}>
      <VisuallyHidden>{from === 'user' ? t('you') : t('assistant')}</VisuallyHidden>
      <div className={classes.bubble}>
        {markdown ? (
          <Suspense fallback={<Text className={classes.plain}>…</Text>}>
            <Answer text={text} />
          </Suspense>
        ) : (
          <Text className={classes.plain}>{text}</Text>
        )}
        {understood.length > 0 && (
          <details className={classes.understood}>
            <summary>{t('asked')}</summary>
            <ul>
              {understood.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </li>
  );
}
