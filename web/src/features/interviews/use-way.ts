/** How answers are given: by the person's choice, which is asked for before anything is recorded; or typed, where nothing else works here. */
import { useEffect, useRef, useState } from 'react';
import { confirm } from '#kit/dialogs.ts';
import { t } from '#messages/interviews-speech.ts';
import { type CaptionPlace, captionPlace, captionsSupported, loadCaptions, type WrittenAt } from './captions.ts';
import { chosenWay, keepWay, spokenWay, type Way } from './started.ts';

interface Given {
  /** Typing was asked for as an accommodation. */
  asked: boolean;
  /** The browser gives no microphone to this address. */
  voiceless: boolean;
  /** The server turns recordings into words. */
  transcription: boolean;
  /** People alone listen: a voice becomes no words, and needs none. */
  unwritten: boolean;
  /** What the browser has to write along failed. */
  failed: boolean;
}

/** The way that holds, for what is shown and for what is about to begin; `turn` counts the choices, so that a late one undoes none. */
function useChosen(
  id: string,
  { asked, voiceless, wordless }: { asked: boolean; voiceless: boolean; wordless: boolean },
) {
  const [way, setWay] = useState<Way | null>(() => chosenWay(id) ?? (asked || voiceless || wordless ? 'typing' : null));
  /** It is typed though nobody chose so. */
  const [forced, setForced] = useState(false);
  const now = useRef(way);
  const turn = useRef(0);
  function set(wanted: Way, isForced: boolean) {
    now.current = wanted;
    setForced(isForced);
    setWay(wanted);
  }
  /** Answers whether no other choice was begun since. */
  function nextTurn() {
    turn.current += 1;
    const mine = turn.current;
    return () => mine === turn.current;
  }
  /** Where the browser writes along; null where it does not. */
  const written = way === 'device' || way === 'maker' ? way : null;
  return { way, written, forced, now, nextTurn, set };
}

/** Where the browser can turn sound into words, null where it cannot, may not, or has not said yet; and what becomes of loading for it. */
function usePlace(mayWrite: boolean) {
  const [place, setPlace] = useState<CaptionPlace | null>(null);
  const [loading, setLoading] = useState<'no' | 'now' | 'failed'>('no');
  useEffect(() => {
    if (mayWrite) void captionPlace().then(setPlace);
  }, [mayWrite]);
  /** Has it load what it needs for this way; answers whether it can, and is still wanted. */
  async function prepare(way: Way, isWanted: () => boolean): Promise<boolean> {
    const loads = way === 'device' && place === 'loadable';
    setLoading(loads ? 'now' : 'no');
    if (!loads) return true;
    const loaded = await loadCaptions();
    setPlace(loaded ? 'device' : 'maker');
    if (!isWanted()) return false;
    setLoading(loaded ? 'no' : 'failed');
    return loaded;
  }
  return { place, loading, prepare };
}

/** How it was spoken last, and whether the browser failed to write along then. */
function useSpoken(id: string, failed: boolean) {
  const last = useRef(spokenWay(id));
  const [broken, setBroken] = useState(false);
  useEffect(() => {
    if (failed) setBroken(true);
  }, [failed]);
  function note(way: Way) {
    if (way === 'typing') return;
    last.current = way;
    setBroken(false);
  }
  return { last, broken, note };
}

/** A voice becomes no words this way: nothing writes along, or what did failed. */
const isMute = (way: Way | null, broken: boolean) => way === 'later' || (way !== 'typing' && broken);

/** `stopped`: what wrote along failed, and nothing else does; `askFor` says that there is no choice yet. */
export function useWay(id: string, { failed, transcription, unwritten, ...given }: Given) {
  /** Whoever speaks is understood without the browser. */
  const understood = transcription || unwritten;
  // Nothing here can turn a voice into words.
  const wordless = !captionsSupported() && !understood;
  const { way, written, forced, now, nextTurn, set } = useChosen(id, { ...given, wordless });
  const { last: spoken, broken, note } = useSpoken(id, failed);
  const { place, loading, prepare } = usePlace(!unwritten);
  /** How often it was asked for in vain. */
  const [missing, setMissing] = useState(0);

  /** Answers whether the choice holds: what a browser loads for it may fail, or come after another choice. */
  async function choose(wanted: Way): Promise<boolean> {
    if (!(await prepare(wanted, nextTurn()))) return false;
    note(wanted);
    keepWay(id, wanted);
    setMissing(0);
    set(wanted, false);
    return true;
  }

  /** Asks first where a voice becomes no words; who does not want that types. */
  async function sure(): Promise<boolean> {
    if (!isMute(now.current, broken) || understood || (await sureToSpeak())) return true;
    await choose('typing');
    return false;
  }

  /** In the midst of the interview; the browser writes along where it did so before, or where it is chosen now. */
  async function speak(): Promise<boolean> {
    const last = broken ? null : spoken.current;
    if (last && (last !== 'later' || understood)) return choose(last);
    if (understood) return choose('later');
    if (last || place === null || broken) return (await sureToSpeak()) && choose('later');
    const where = place === 'device' ? 'device' : 'maker';
    return (await letWrite(where)) && choose(where);
  }

  return {
    way,
    typing: way === 'typing',
    forced,
    /** Whether there is a choice, now and not when the page was drawn. */
    isChosen: () => now.current !== null,
    place,
    loading,
    written,
    wordless,
    stopped: broken && !understood,
    missing,
    choose,
    sure,
    speak,
    mustType() {
      nextTurn();
      set('typing', true);
    },
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

const letWrite = (where: WrittenAt) =>
  confirm({
    title: t('askWrite'),
    text: t(where === 'device' ? 'deviceWhat' : 'makerWhat'),
    confirm: t('speak'),
    cancel: t('goOnTyping'),
  });
