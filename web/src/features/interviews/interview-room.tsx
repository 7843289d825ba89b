/** The interview itself: green room, questions, end. */
import { Alert, Button, Grid, Group, Loader, Modal, Paper, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Grid.layer.css';
import { IconPlayerPlay, IconWifiOff } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { confirm } from '#kit/dialogs.ts';
import { Failed, Loading } from '#kit/states.tsx';
import { CameraPanel } from './camera-panel.tsx';
import { GreenRoom } from './green-room.tsx';
import { LevelMeter } from './level-meter.tsx';
import { QuestionPanel } from './question-panel.tsx';
import { wasStarted } from './started.ts';
import { TimeLeft } from './time-left.tsx';
import type { Preparation } from './types.ts';
import { useCountdown } from './use-countdown.ts';
import { useInterview } from './use-interview.ts';
import { useSignals } from './use-signals.ts';
import { useVoice } from './use-voice.ts';

const endAfter = 5000;

interface Props {
  id: string;
  begun: boolean;
  preparation: Preparation;
  /** Another tab holds the interview now. */
  onTakenOver: () => void;
}

export function InterviewRoom({ id, begun, preparation, onTakenOver }: Props) {
  const [open, setOpen] = useState<number | null>(null);
  const note = useSignals(id, open);
  const voice = useVoice(onTakenOver, note);
  const interview = useInterview(id, voice, onTakenOver);
  const [typing, setTyping] = useState(preparation.accommodations.typedAnswers);
  const { phase, question, problem } = interview;
  const asking = phase === 'asking';
  const sequence = asking && question ? question.sequence : null;
  useEffect(() => setOpen(sequence), [sequence]);
  // Nobody would understand a voice here, neither the browser nor a provider: only typed words count.
  const wordless = voice.captions === 'missing' && !preparation.transcription;
  useEffect(() => {
    if (wordless) setTyping(true);
  }, [wordless]);
  const { mute } = voice;
  useEffect(() => mute(typing), [mute, typing]);
  const left = useCountdown(
    asking && question ? question.deadline : null,
    () => void interview.answer(),
    voice.onBlock,
  );

  // Camera and microphone are asked for as the page opens; an interview that was begun goes on at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the room is entered
  useEffect(() => {
    let here = true;
    void voice.open().then((open) => {
      if (!here || !(begun || wasStarted(id))) return;
      if (!open) setTyping(true);
      void interview.resume();
    });
    return () => {
      here = false;
    };
  }, []);

  async function start() {
    if (!typing && voice.media !== 'ready' && !(await voice.open())) return;
    interview.start();
  }
  async function end() {
    const sure = await confirm({
      title: 'End the interview?',
      text: 'Your current answer is handed in, and the remaining questions stay unanswered. You cannot take the interview again.',
      confirm: 'End Interview',
      cancel: 'Go on',
      danger: true,
    });
    if (sure) void interview.answer(true);
  }

  const before = phase === 'ready' || phase === 'starting';
  // Not `disabled`: that would take the focus away from whoever works by keyboard, at every question.
  const off = asking ? {} : { 'aria-disabled': true, 'data-disabled': true };
  return (
    <>
      <Grid gap="md">
        <Grid.Col span={{ base: 12, sm: 7 }} order={{ base: 2, sm: 1 }}>
          <Stack gap="md">
            {interview.waiting && (
              <Alert color="yellow" icon={<IconWifiOff size={18} />} role="status">
                The connection was lost. Your answer is kept on this device and is sent as soon as the connection is
                back. Please leave this page open.
              </Alert>
            )}
            {problem && <Failed text={problem.text} onRetry={problem.retry} />}
            {before ? (
              <GreenRoom id={id} voice={voice} typing={typing} onTyping={setTyping} preparation={preparation} />
            ) : question ? (
              <QuestionPanel
                question={question}
                voice={voice}
                typing={typing}
                onTyping={setTyping}
                typed={interview.typed}
                onTyped={interview.type}
                onPaste={() => note('pasted')}
                transcribed={interview.terms.transcription}
                busy={!asking}
              />
            ) : (
              !problem && <Loading label="Opening your interview…" />
            )}
          </Stack>
        </Grid.Col>
        {/* On a small screen the clock and the buttons come first: they must be in sight while the question is read. */}
        <Grid.Col span={{ base: 12, sm: 5 }} order={{ base: before ? 3 : 1, sm: 2 }}>
          <Paper withBorder radius="lg" p="md">
            <Stack gap="md">
              <CameraPanel voice={voice} recording={asking && voice.media === 'ready' && !voice.held && !typing} />
              {!before && !typing && voice.stream && <LevelMeter voice={voice} />}
              {!before && <TimeLeft left={asking ? left : null} of={interview.terms.seconds} />}
              {phase === 'processing' && (
                <Group gap="xs" role="status">
                  <Loader size="xs" aria-hidden="true" />
                  <Text size="sm">Processing Response...</Text>
                </Group>
              )}
              {before ? (
                <Button
                  size="md"
                  leftSection={<IconPlayerPlay size={18} aria-hidden="true" />}
                  loading={phase === 'starting'}
                  disabled={voice.media === 'asking'}
                  onClick={() => void start()}
                >
                  Start Interview
                </Button>
              ) : (
                <Group grow>
                  <Button variant="default" {...off} onClick={() => asking && void end()}>
                    End Interview
                  </Button>
                  <Button {...off} onClick={() => asking && void interview.answer()}>
                    Next Question
                  </Button>
                </Group>
              )}
            </Stack>
          </Paper>
        </Grid.Col>
      </Grid>
      <StartDialog opened={phase === 'starting'} />
      <EndDialog opened={phase === 'over'} />
    </>
  );
}

function StartDialog({ opened }: { opened: boolean }) {
  return (
    <Modal opened={opened} onClose={() => {}} withCloseButton={false} title="Get ready">
      <Text role="status">The interview is about to begin! Please be prepared to answer the questions.</Text>
    </Modal>
  );
}

function EndDialog({ opened }: { opened: boolean }) {
  const navigate = useNavigate();
  useEffect(() => {
    if (!opened) return;
    const timer = window.setTimeout(() => void navigate('/user/cdashboard'), endAfter);
    return () => window.clearTimeout(timer);
  }, [opened, navigate]);
  return (
    <Modal
      opened={opened}
      onClose={() => void navigate('/user/cdashboard')}
      withCloseButton={false}
      title="Interview complete"
    >
      <Stack gap="lg">
        <Text role="status">The interview has ended. Thank you for your time!</Text>
        <Group justify="flex-end">
          <Button data-autofocus onClick={() => void navigate('/user/cdashboard')}>
            Go to my dashboard
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
