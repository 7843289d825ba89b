/** What is recorded, for how long, who hears it, and what else is noted: said before anything begins. */
import { List } from '@mantine/core';
import type { ReactNode } from 'react';
import { Recipients } from '#features/recipients/index.ts';
import { Panel } from '#kit/page.tsx';
import { t } from '#messages/interviews.ts';
import type { Way } from './started.ts';
import type { Preparation } from './types.ts';

const bold = (text: ReactNode) => <b>{text}</b>;

/** Whoever types is not recorded. */
export function RecordedNotice({ preparation, way }: { preparation: Preparation; way: Way | null }) {
  const typing = way === 'typing';
  const people = preparation.readBy === 'people';
  return (
    <Panel title={t('recorded')}>
      <List size="sm" spacing={6}>
        <List.Item>
          {typing
            ? t('recordedTyping', { b: bold })
            : t(people ? 'recordedVoiceAlone' : 'recordedVoice', { days: preparation.audioDays, b: bold })}
        </List.Item>
        {way === 'device' && <List.Item>{t('recordedDevice', { b: bold })}</List.Item>}
        {way === 'maker' && <List.Item>{t('recordedMaker', { b: bold })}</List.Item>}
        <List.Item>{t('recordedPicture', { b: bold })}</List.Item>
        <List.Item>{t(people ? 'recordedPeople' : 'recordedWords', { b: bold })}</List.Item>
        <List.Item>{t('recordedSignals', { b: bold })}</List.Item>
      </List>
      {!preparation.insideOnly && <Recipients kinds={typing ? ['model'] : ['model', 'transcription']} />}
    </Panel>
  );
}
