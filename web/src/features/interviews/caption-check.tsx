/** Whether the browser writes along, proved by the words that it understood just now; or what happens where it does not. */
import { t } from '#messages/interviews.ts';
import { CheckLine } from './check-line.tsx';
import type { Voice } from './use-voice.ts';

/** `transcription`: the server turns recordings into text. */
export function CaptionCheck({ voice, transcription }: { voice: Voice; transcription: boolean }) {
  const { captions, live } = voice;
  const title = t('liveTranscript');
  if (captions === 'missing' || captions === 'failed') {
    return (
      <CheckLine title={title} outcome="weak">
        {captions === 'missing'
          ? t(transcription ? 'noRecognitionRecorded' : 'noRecognitionType')
          : t(transcription ? 'transcriptFails' : 'transcriptFailsType')}
      </CheckLine>
    );
  }
  return (
    <CheckLine title={title} outcome={live ? 'good' : 'open'}>
      {live ? t('understood', { words: live.slice(-160) }) : t('sayWords')}
    </CheckLine>
  );
}
