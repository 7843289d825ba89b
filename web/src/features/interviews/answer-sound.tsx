/** The recording of one answer, to be heard beside its words. */
import { Text, VisuallyHidden } from '@mantine/core';
import { dateText } from '#kit/dates.ts';
import { Said } from '#kit/say.tsx';
import { t } from '#messages/interviews-review.ts';
import classes from './interviews.module.css';
import type { HistoryItem } from './types.ts';

/** Nothing where there never was a recording. */
export function AnswerSound({ item }: { item: HistoryItem }) {
  const { sequence, audioUrl, audioSeconds, audioDeletedAt, transcribing } = item;
  return (
    <>
      {audioUrl && audioSeconds !== null && (
        // Chromium says neither the name of a recording nor how long it is.
        <VisuallyHidden>{t('lasts', { seconds: Math.round(audioSeconds) })}</VisuallyHidden>
      )}
      {audioUrl && (
        // biome-ignore lint/a11y/useMediaCaption: its words stand beside it
        <audio
          className={classes.sound}
          data-answer={sequence}
          controls
          preload="metadata"
          src={audioUrl}
          aria-label={t('recordingOf', { sequence })}
        />
      )}
      {audioDeletedAt && (
        <Text size="xs" c="dimmed">
          {t('deletedOn', { day: dateText(audioDeletedAt) })}
        </Text>
      )}
      {transcribing && (
        <Said>
          <Text size="xs" c="dimmed">
            {t('transcribing')}
          </Text>
        </Said>
      )}
    </>
  );
}

/** Pauses the answer that plays; else goes on with the one that was begun last or, where it was heard to its end, with the next. */
export function playOrPause(): void {
  const answers = [...document.querySelectorAll<HTMLAudioElement>('audio[data-answer]')];
  const playing = answers.find((answer) => !answer.paused);
  if (playing) {
    playing.pause();
    return;
  }
  const begun = answers.findLastIndex((answer) => answer.currentTime > 0);
  const next = answers[answers[begun]?.ended ? begun + 1 : Math.max(begun, 0)] ?? answers[0];
  next?.scrollIntoView({ block: 'nearest' });
  // What cannot be played says so in its own place.
  next?.play().catch(() => {});
}
