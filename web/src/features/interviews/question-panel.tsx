/** The open question and the answer as it takes shape: the live transcript, or the field to type in. */
import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconAlertTriangle, IconInfoCircle, IconKeyboard, IconMicrophone } from '@tabler/icons-react';
import type { SyntheticEvent } from 'react';
import { Panel } from '#kit/page.tsx';
import { TextArea } from '#kit/text-area.tsx';
import { noRecognition } from './caption-check.tsx';
import { HeldNotice } from './held-notice.tsx';
import classes from './interviews.module.css';
import { totalQuestions } from './rules.ts';
import { type Question, texts } from './use-interview.ts';
import type { Voice } from './use-voice.ts';

interface Props {
  question: Question;
  voice: Voice;
  typing: boolean;
  onTyping: (typing: boolean) => void;
  typed: string;
  onTyped: (text: string) => void;
  /** Something was pasted into the typed answer. */
  onPaste: () => void;
  /** Whether the server can turn the recording into text. */
  transcribed: boolean;
  busy: boolean;
}

const refuse = (event: SyntheticEvent) => event.preventDefault();

export function QuestionPanel({
  question,
  voice,
  typing,
  onTyping,
  typed,
  onTyped,
  onPaste,
  transcribed,
  busy,
}: Props) {
  const noCaptions = voice.captions === 'missing' || voice.captions === 'failed';
  return (
    <Panel>
      <Stack gap="md">
        <div aria-live="polite">
          <Text size="sm" c="dimmed">
            Question {question.sequence} of {totalQuestions}
          </Text>
          <Title
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
        {voice.media === 'denied' && (
          <Alert color="red" icon={<IconAlertTriangle size={18} />} role="alert">
            <Stack gap="sm" align="flex-start">
              <Text size="sm">{texts.noMicrophone}</Text>
              <Button size="xs" variant="default" disabled={busy} onClick={() => void voice.open()}>
                Try again
              </Button>
            </Stack>
          </Alert>
        )}
        {voice.held && !typing && <HeldNotice />}
        {typing ? (
          <TextArea
            label="Your answer"
            placeholder="Type your answer here."
            minRows={5}
            maxRows={12}
            maxLength={20_000}
            disabled={busy}
            value={typed}
            onChange={(event) => onTyped(event.currentTarget.value)}
            onPaste={onPaste}
          />
        ) : (
          <TextArea
            label="Live transcript"
            placeholder={noCaptions ? 'There is no live transcript at the moment.' : 'Your words appear here.'}
            minRows={5}
            maxRows={12}
            readOnly
            value={voice.live}
          />
        )}
        {noCaptions && !transcribed && !typing && (
          <Alert color="yellow" icon={<IconInfoCircle size={18} />} role="status">
            <Stack gap="xs" align="flex-start">
              <Text size="sm">
                {voice.captions === 'missing' ? noRecognition : 'The live transcript stopped.'} Your voice is recorded,
                but only words count: without a transcript a spoken answer may stay empty. Please type it.
              </Text>
              <Button size="xs" disabled={busy} leftSection={<IconKeyboard size={14} />} onClick={() => onTyping(true)}>
                Type my answer
              </Button>
            </Stack>
          </Alert>
        )}
        {(typing || voice.media === 'denied' || voice.held) && (
          <Group>
            <Button
              variant="default"
              size="xs"
              disabled={busy}
              leftSection={typing ? <IconMicrophone size={14} /> : <IconKeyboard size={14} />}
              onClick={() => onTyping(!typing)}
            >
              {typing ? 'Speak instead' : 'Type my answer instead'}
            </Button>
          </Group>
        )}
      </Stack>
    </Panel>
  );
}
