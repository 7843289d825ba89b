/** How answers are given: by the person's choice, which is asked for before anything is recorded; or typed, where nothing else works here. */
import { useEffect, useRef, useState } from 'react';
import { confirm } from '#kit/dialogs.ts';
import { t } from '#messages/interviews-speech.ts';
import { type CaptionPlace, captionPlace, captionsSupported, loadCaptions } from './captions.ts';
import { chosenWay, keepWay, type Way } from './started.ts';

interface Given {
  /** Typing was asked for as an accommodation. */
  asked: boolean;
  /** The browser gives no microphone to this address. */
  voiceless: boolean;
  /** The server turns recordings into words. */
  transcription: boolean;
  /** What the browser has to write along failed. */
  failed: boolean;
}

/** `choose` answers whether the choice holds: where a voice becomes no words, speaking is asked about first. */
export function useWay(id: string, given: Given) {
  const { asked, voiceless, transcription, failed } = given;
  // Nothing here can turn a voice into words.
  const wordless = !captionsSupported() && !transcription;
  const [way, setWay] = useState<Way | null>(() => chosenWay(id) ?? (asked || voiceless || wordless ? 'typing' : null));
  /** How it was spoken last. */
  const spoken = useRef<Way>(null);
  /** How often it was asked for in vain. */
  const [missing, setMissing] = useState(0);
  const [place, setPlace] = useState<CaptionPlace | null>(null);
  useEffect(() => {
    void captionPlace().then(setPlace);
  }, []);

  async function choose(wanted: Way): Promise<boolean> {
    if (wanted === 'later' && !transcription && !(await sureToSpeak())) return false;
    if (wanted === 'device' && place === 'loadable') {
      const loaded = await loadCaptions();
      setPlace(loaded ? 'device' : 'maker');
      if (!loaded) return false;
    }
    if (wanted !== 'typing') spoken.current = wanted;
    keepWay(id, wanted);
    setMissing(0);
    setWay(wanted);
    return true;
  }

  /** In the midst of the interview; the browser writes along where it did so before, or where it is chosen now. */
  async function speak(): Promise<boolean> {
    if (spoken.current && !failed) return choose(spoken.current);
    if (transcription || place === null || failed) return choose('later');
    const where = place === 'device' ? 'device' : 'maker';
    const sure = await confirm({
      title: t('askWrite'),
      text: t(where === 'device' ? 'deviceWhat' : 'makerWhat'),
      confirm: t('speak'),
      cancel: t('goOnTyping'),
    });
    return sure && choose(where);
  }

  return {
    way,
    typing: way === 'typing',
    /** The browser's own way of writing along; null where it has none. */
    place,
    wordless,
    missing,
    choose,
    speak,
    type: () => choose('typing'),
    mustType: () => setWay('typing'),
    /** Says that there is no choice yet. */
    askFor: () => setMissing((times) => times + 1),
  };
}

export type WayChoice = ReturnType<typeof useWay>;

const sureToSpeak = () =>
  confirm({
    title: t('askSpeak'),
    text: t('wordlessWhat'),
    confirm: t('speakAnyway'),
    cancel: t('goOnTyping'),
  });
