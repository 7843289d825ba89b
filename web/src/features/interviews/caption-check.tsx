/** Whether the browser writes along, proved by the words that it understood just now; or what happens where it does not. */
import { useSaid } from '#kit/say.tsx';
import { t } from '#messages/interviews.ts';
import { CheckLine } from './check-line.tsx';
import type { Voice } from './use-voice.ts';

interface Props {
  voice: Voice;
  /** The server turns recordings into text. */
  transcription: boolean;
  /** Whoever types already is asked for nothing. */
  typing: boolean;
}

export function CaptionCheck({ voice, transcription, typing }: Props) {
  const { captions, live } = voice;
  const title = t('liveTranscript');
  const weak = whyNot(captions, transcription);
  useSaid(typing ? '' : weak);
  if (weak !== '')
    return (
      <CheckLine title={title} outcome="weak">
        {weak}
      </CheckLine>
    );
  return (
    <CheckLine title={title} outcome={live ? 'good' : 'open'}>
      {live ? t('understood', { words: live.slice(-160) }) : t('sayWords')}
    </CheckLine>
  );
}

/** Nothing where the browser writes along. */
function whyNot(captions: Voice['captions'], transcription: boolean): string {
  if (captions === 'missing') return t(transcription ? 'noRecognitionRecorded' : 'noRecognitionType');
  if (captions === 'failed') return t(transcription ? 'transcriptFails' : 'transcriptFailsType');
  return '';
}
