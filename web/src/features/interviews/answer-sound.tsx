/** The recording of one answer, to be heard beside its words. */
import { Text, VisuallyHidden } from '@mantine/core';
import { api } from '@saring/contract';
import { type SyntheticEvent, useState } from 'react';
import { refresh } from '#client/hooks.ts';
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
        // A recording of another length is another one.
        <Sound key={audioSeconds} sequence={sequence} newest={audioUrl} />
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

/**
 * Each time that the answers are fetched their links are others, which are good for a quarter of an hour: the first is kept, so
 * that who listens is not interrupted, until it leads nowhere any more.
 */
function Sound({ sequence, newest }: { sequence: number; newest: string }) {
  const [link, setLink] = useState(newest);
  /** Where it was when its link was over, in seconds; null while it is good. */
  const [stopped, setStopped] = useState<{ at: number; playing: boolean } | null>(null);
  if (stopped !== null && newest !== link) setLink(newest);
  function renew({ currentTarget: sound }: SyntheticEvent<HTMLAudioElement>, wanted = false) {
    // One that is fetched and fails, too, is not asked for again by itself.
    if (stopped && !wanted) return;
    setStopped((before) => before ?? { at: sound.currentTime, playing: !sound.paused });
    void refresh(api.interviews.review);
  }
  function goOn({ currentTarget: sound }: SyntheticEvent<HTMLAudioElement>) {
    if (!stopped) return;
    sound.currentTime = stopped.at;
    if (stopped.playing) sound.play().catch(() => {});
    setStopped(null);
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: its words stand beside it
    <audio
      className={classes.sound}
      data-answer={sequence}
      controls
      preload="metadata"
      src={link}
      aria-label={t('recordingOf', { sequence })}
      onError={renew}
      onPlay={(event) => event.currentTarget.error && renew(event, true)}
      onLoadedMetadata={goOn}
    />
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
