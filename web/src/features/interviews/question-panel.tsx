/** The open question and the answer as it takes shape: the live transcript, or the field to type in. */

import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core';
import { totalQuestions } from '@saring/contract/domain';
import { IconInfoCircle, IconKeyboard, IconMicrophone } from '@tabler/icons-react';
import { type SyntheticEvent, useEffect, useRef } from 'react';
import { Panel } from '#kit/page.tsx';
import { say, useSaid } from '#kit/say.tsx';
import { TextArea } from '#kit/text-area.tsx';
import { t } from '#messages/interviews.ts';
import type { CaptionState } from './captions.ts';
import { HeldNotice } from './held-notice.tsx';
import classes from './interviews.module.css';
import { NoMicrophone, whyNoMicrophone } from './no-microphone.tsx';
import type { Question } from './question-clock.ts';
import { switchedOff } from './switched-off.ts';
import type { Voice } from './use-voice.ts';

interface Props {
  question: Question;
  voice: Voice;
  typing: boolean;
  /** The browser writes along, as it was chosen. */
  written: boolean;
  onTyping: (typing: boolean) => void;
  typed: string;
  /** All of the answer so far, typed and understood. */
  soFar: string;
  onTyped: (text: string) => void;
  /** So much was pasted into the typed answer that it may be a whole one: boxes for dictation and braille paste as well. */
  onPaste: () => void;
  /** The time of the question does not run yet. */
  reading: boolean;
  /** Whether the recording counts without the browser: the server turns it into text, or people listen. */
  transcribed: boolean;
  busy: boolean;
}

/** Characters of a question that leaves room for words below it on a telephone with its keyboard open. */
const shortQuestion = 240;

const refuse = (event: SyntheticEvent) => event.preventDefault();

export function QuestionPanel(props: Props) {
  const { question, voice, typing, onTyping, transcribed, reading, busy } = props;
  const words = useRef<HTMLHeadingElement>(null);
  const { sequence } = question;
  // Zoomed, or on a telephone, it may open below what is in sight.
  useEffect(() => {
    if (sequence > 0) words.current?.scrollIntoView({ block: 'nearest' });
  }, [sequence]);
  const number = t('question', { sequence, total: totalQuestions });
  useSaid(`${number}: ${question.question}`);
  // Once: it would take its time from every question.
  useSaid(reading && sequence === 1 ? t(typing ? 'readFirstTyping' : 'readFirst') : '');
  const voiceless = voice.media === 'denied' && voice.refusal === 'insecure';
  useUnheard(voice, typing, sequence);
  const noCaptions = !props.written || voice.captions === 'missing' || voice.captions === 'failed';
  return (
    <Panel>
      <Stack gap="md">
        <div className={classes.asking} data-short={question.question.length <= shortQuestion}>
          <Text size="sm" c="dimmed">
            {number}
          </Text>
          <Title
            ref={words}
            order={2}
            className={classes.question}
            onCopy={refuse}
            onCut={refuse}
            onContextMenu={refuse}
            onDragStart={refuse}
          >
            {question.question}
          </Title>
        </div>
        {voice.media === 'denied' && <NoMicrophone voice={voice} busy={busy} />}
        {voice.held && !typing && <HeldNotice />}
        {reading && <Text size="sm">{t(typing ? 'readFirstTyping' : 'readFirst')}</Text>}
        <AnswerField {...props} noCaptions={noCaptions} />
        {noCaptions && !transcribed && !typing && (
          <NoCaptions captions={voice.captions} busy={busy} onType={() => onTyping(true)} />
        )}
        {(typing ? !voiceless : voice.media === 'denied' || voice.held) && (
          <Group>
            <Button
              variant="default"
              size="xs"
              {...switchedOff(busy)}
              leftSection={typing ? <IconMicrophone size={14} /> : <IconKeyboard size={14} />}
              onClick={() => busy || onTyping(!typing)}
            >
              {typing ? t('speakInstead') : t('typeInstead')}
            </Button>
          </Group>
        )}
      </Stack>
    </Panel>
  );
}

/** Says with each question that nothing is heard: the notice stands since an earlier one, and is not read out anew. */
function useUnheard({ media, refusal, held }: Voice, typing: boolean, sequence: number) {
  const unheard = typing ? '' : media === 'denied' ? whyNoMicrophone[refusal] : held ? t('held') : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each question
  useEffect(() => say(unheard), [sequence]);
}

/** Characters, some forty words. */
const longPaste = 200;

/** What was typed so far, or what the browser understood. */
function AnswerField(props: Props & { noCaptions: boolean }) {
  const { question, typing, typed, soFar, onTyped, onPaste, busy, written, noCaptions } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const { sequence } = question;
  // Whoever types begins at once; the seconds run.
  useEffect(() => {
    if (typing && !busy && sequence > 0) field.current?.focus({ preventScroll: true });
  }, [typing, busy, sequence]);
  return typing ? (
    <TextArea
      ref={field}
      label={t('yourAnswer')}
      placeholder={t('typeHere')}
      minRows={5}
      maxRows={12}
      maxLength={20_000}
      // Not `disabled`: whoever types on would lose the field between two questions.
      readOnly={busy}
      value={typed}
      onChange={(event) => onTyped(event.currentTarget.value)}
      onPaste={({ clipboardData }) => clipboardData.getData('text').length >= longPaste && onPaste()}
    />
  ) : (
    <TextArea
      label={t('liveTranscript')}
      placeholder={t(!written ? 'wordsLater' : noCaptions ? 'noTranscript' : 'wordsAppear')}
      minRows={5}
      maxRows={12}
      readOnly
      value={soFar}
    />
  );
}

/** Nothing turns the voice into words. */
function NoCaptions({ captions, busy, onType }: { captions: CaptionState; busy: boolean; onType: () => void }) {
  const words = t(
    captions === 'missing' ? 'unsupportedTypeIt' : captions === 'failed' ? 'stoppedTypeIt' : 'unwrittenTypeIt',
  );
  useSaid(words);
  return (
    <Alert color="yellow" icon={<IconInfoCircle size={18} />}>
      <Stack gap="xs" align="flex-start">
        <Text size="sm">{words}</Text>
        <Button
          size="xs"
          {...switchedOff(busy)}
          leftSection={<IconKeyboard size={14} />}
          onClick={() => busy || onType()}
        >
          {t('typeMine')}
        </Button>
      </Stack>
    </Alert>
  );
}
