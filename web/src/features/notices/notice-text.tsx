/** A notice in one of its languages, to choose from. */
import { SegmentedControl, Stack, Text, Title } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import type { api, CallOutput } from '@saring/contract';
import { useState } from 'react';
import { t } from '#messages/notices.ts';

type Notice = CallOutput<typeof api.notices.current>;

/** As they call themselves. */
const names = { en: t('english'), ms: t('malay') };
const first = () => (window.navigator.languages.some((tag) => /^ms\b/i.test(tag)) ? 'ms' : 'en');

export function NoticeText({ texts, titled }: { texts: Notice['texts']; titled?: boolean }) {
  const [chosen, setChosen] = useState<string>(first);
  const text = texts.find(({ language }) => language === chosen) ?? texts[0];
  if (!text) return null;
  return (
    <Stack gap="lg">
      <SegmentedControl
        aria-label={t('languages')}
        value={text.language}
        onChange={setChosen}
        data={texts.map(({ language }) => ({ value: language, label: <span lang={language}>{names[language]}</span> }))}
        style={{ alignSelf: 'start' }}
      />
      <Stack gap="lg" component="article" lang={text.language} style={{ overflowWrap: 'anywhere' }} maw="70ch">
        <Title order={titled ? 1 : 2}>{text.title}</Title>
        {text.sections.map((section) => (
          <Stack key={section.title} gap={6} component="section">
            <Title order={titled ? 2 : 3}>{section.title}</Title>
            {section.paragraphs.map((paragraph) => (
              <Text key={paragraph}>{paragraph}</Text>
            ))}
          </Stack>
        ))}
      </Stack>
    </Stack>
  );
}
