/** Whether answers are typed or spoken: the person's choice, or, where there is none, what works here. */
import { useEffect, useState } from 'react';
import { confirm } from '#kit/dialogs.ts';
import { t } from '#messages/interviews.ts';
import { chosenWay, keepWay } from './started.ts';

interface Given {
  /** Typing was asked for as an accommodation. */
  asked: boolean;
  /** The browser gives no microphone to this address. */
  voiceless: boolean;
  /** Nothing here can turn a voice into words. */
  wordless: boolean;
  /** Nor does what could at first. */
  unheard: boolean;
}

/** `choose` answers whether the choice holds: where a voice becomes no words, speaking is asked about first. */
export function useWay(id: string, { asked, voiceless, wordless, unheard }: Given) {
  const [typing, setTyping] = useState(() => (chosenWay(id) ? chosenWay(id) === 'typing' : asked || voiceless));
  useEffect(() => {
    if (wordless && !chosenWay(id)) setTyping(true);
  }, [wordless, id]);

  async function choose(wanted: boolean): Promise<boolean> {
    if (!wanted && unheard) {
      const sure = await confirm({
        title: t('askSpeak'),
        text: t('askSpeakWhat'),
        confirm: t('speakAnyway'),
        cancel: t('goOnTyping'),
      });
      if (!sure) return false;
    }
    keepWay(id, wanted ? 'typing' : 'speaking');
    setTyping(wanted);
    return true;
  }

  return { typing, choose, mustType: () => setTyping(true) };
}
