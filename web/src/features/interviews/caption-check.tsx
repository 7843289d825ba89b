/** Whether the browser writes along, proved by the words that it understood just now; or what happens where it does not. */
import { CheckLine } from './check-line.tsx';
import type { Voice } from './use-voice.ts';

export const noRecognition = 'Speech recognition not supported by this browser.';

/** `transcription`: the server turns recordings into text. */
export function CaptionCheck({ voice, transcription }: { voice: Voice; transcription: boolean }) {
  const { captions, live } = voice;
  const title = 'Live transcript';
  if (captions === 'missing' || captions === 'failed') {
    const why = captions === 'missing' ? noRecognition : 'The live transcript does not work here at the moment.';
    return (
      <CheckLine title={title} outcome="weak">
        {why}{' '}
        {transcription
          ? 'Your voice is recorded all the same and turned into text afterwards.'
          : 'Only words count here, so please type your answers.'}
      </CheckLine>
    );
  }
  return (
    <CheckLine title={title} outcome={live ? 'good' : 'open'}>
      {live ? `We understood: “${live.slice(-160)}”` : 'Say a few words in English: what is understood appears here.'}
    </CheckLine>
  );
}
