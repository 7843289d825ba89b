/** The interview itself: green room, questions, end. */
import { Alert, Button, Group, Loader, Paper, Stack, Text } from '@mantine/core';
import { readingSecondsOf, secondsPerQuestion, totalQuestions } from '@saring/contract/domain';
import { IconPlayerPlay, IconWifiOff } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { confirm } from '#kit/dialogs.ts';
import { useSaid } from '#kit/say.tsx';
import { Failed, Loading } from '#kit/states.tsx';
import { t } from '#messages/interviews.ts';
import { CameraPanel } from './camera-panel.tsx';
import { GreenRoom } from './green-room.tsx';
import classes from './interviews.module.css';
import { LevelMeter } from './level-meter.tsx';
import { QuestionPanel } from './question-panel.tsx';
import { EndDialog, LeaveDialog, StartDialog } from './room-dialogs.tsx';
import { isAccommodated } from './rules.ts';
import { wasStarted } from './started.ts';
import { switchedOff } from './switched-off.ts';
import { TimeLeft } from './time-left.tsx';
import type { Preparation } from './types.ts';
import { useCountdown } from './use-countdown.ts';
import { useInterview } from './use-interview.ts';
import { useSeenPart } from './use-seen-part.ts';
import { leftOut, useSignals } from './use-signals.ts';
import { useVoice } from './use-voice.ts';
import { useWay } from './use-way.ts';

interface Props {
  id: string;
  begun: boolean;
  preparation: Preparation;
  /** Another tab holds the interview now. */
  onTakenOver: () => void;
}

export function InterviewRoom({ id, begun, preparation, onTakenOver }: Props) {
  const room = useRoom({ id, begun, preparation, onTakenOver });
  const { voice, interview, typing, way, before, open, note } = room;
  const { phase, question, problem } = interview;
  useSaid(interview.waiting ? t('connectionLost') : '');
  const seen = useRef<HTMLDivElement>(null);
  useSeenPart(seen);
  return (
    <>
      <div ref={seen} className={classes.room} data-before={before || undefined}>
        <Stack gap="md" className={classes.asked}>
          {interview.waiting && (
            <Alert color="yellow" icon={<IconWifiOff size={18} />}>
              {t('connectionLost')}
            </Alert>
          )}
          {problem && <Failed text={problem.text} onRetry={problem.retry} />}
          {before ? (
            <GreenRoom id={id} voice={voice} choice={way} preparation={preparation} />
          ) : question ? (
            <QuestionPanel
              question={question}
              voice={voice}
              typing={typing}
              written={way.way !== 'later'}
              onTyping={(wanted) => void (wanted ? way.choose('typing') : room.speak())}
              typed={interview.typed}
              soFar={interview.soFar}
              onTyped={interview.type}
              onPaste={() => note('pasted')}
              transcribed={interview.terms.transcription || preparation.readBy === 'people'}
              reading={phase === 'reading'}
              busy={!open}
            />
          ) : (
            !problem && <Loading label={t('opening')} />
          )}
        </Stack>
        <ClockPanel room={room} />
        <Steps room={room} />
      </div>
      <StartDialog opened={phase === 'starting'} />
      <LeaveDialog running={question !== null && phase !== 'over'} />
      <EndDialog
        id={id}
        opened={phase === 'over'}
        answerBy={preparation.answerBy}
        heard={(interview.spoken || !typing) && preparation.readBy !== 'people'}
      />
    </>
  );
}

/** What is noted for the reviewer of the question that is open, and not of whoever types or has more time. */
function useNotes(id: string, { accommodations }: Preparation) {
  const [openSequence, setOpenSequence] = useState<number | null>(null);
  const [typed, setTyped] = useState(false);
  const note = useSignals(id, openSequence, leftOut(isAccommodated(accommodations), typed));
  return { note, setOpenSequence, setTyped };
}

/** Whoever types is not recorded, and the browser writes along where that was chosen. */
function useChosen({ mute, write }: Room['voice'], { typing, written }: Room['way']) {
  useEffect(() => write(written), [write, written]);
  useEffect(() => mute(typing), [mute, typing]);
}

/** Notes once for each question that nothing is heard in it: no answer is no silence then. `sequence` is null where something is. */
function useNoSound(sequence: number | null, note: (kind: 'microphone_lost') => void) {
  const noted = useRef(0);
  useEffect(() => {
    if (sequence === null || sequence === noted.current) return;
    noted.current = sequence;
    note('microphone_lost');
  }, [sequence, note]);
}

/** What is going on in the room: the person's voice, the course of the interview, and the time that is left. */
function useRoom({ id, begun, preparation, onTakenOver }: Props) {
  const { note, setOpenSequence, setTyped } = useNotes(id, preparation);
  // That the microphone went is noted of each question that it is missing in.
  const voice = useVoice(onTakenOver, (what) => what === 'camera_lost' && note(what));
  const way = useWay(id, {
    asked: preparation.accommodations.typedAnswers,
    voiceless: !isSecureContext,
    transcription: preparation.transcription,
    unwritten: preparation.readBy === 'people',
    failed: voice.captions === 'failed',
  });
  const { typing } = way;
  useEffect(() => setTyped(typing), [typing, setTyped]);
  const mustType =
    way.wordless ||
    way.forced ||
    voice.media === 'denied' ||
    (typing && (preparation.accommodations.typedAnswers || way.stopped));
  const interview = useInterview(id, voice, { typing, mustType }, onTakenOver);
  const { phase, question } = interview;
  const before = phase === 'ready' || phase === 'starting';
  const asking = phase === 'asking';
  const reading = phase === 'reading';
  const open = asking || reading;
  const sequence = open && question ? question.sequence : null;
  useEffect(() => setOpenSequence(sequence), [sequence, setOpenSequence]);
  useNoSound(asking && !typing && (voice.media === 'denied' || voice.held) ? sequence : null, note);
  useChosen(voice, way);
  const left = useCountdown(
    question && reading ? question.readingUntil : question && asking ? question.deadline : null,
    () => (reading ? interview.beginAnswer(false) : void interview.answer()),
    voice.onBlock,
  );

  // Camera and microphone are asked for as the page opens, but of whoever chose to type; an interview that was begun goes on at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the room is entered
  useEffect(() => {
    let here = true;
    const opening = typing && preparation.accommodations.typedAnswers ? Promise.resolve(true) : voice.open();
    void opening.then((open) => {
      if (!here || !(begun || wasStarted(id))) return;
      // Nobody is recorded or listened to by the browser without having chosen so.
      if (!open || !way.isChosen()) way.mustType();
      void interview.resume();
    });
    return () => {
      here = false;
    };
  }, []);

  /** In the midst of the interview; whoever typed from the start was not asked for a microphone yet. */
  async function speak() {
    if ((await way.speak()) && voice.media === 'off') await voice.open();
  }

  const toRead = question ? readingSecondsOf(question, preparation.accommodations) : null;
  return { voice, interview, typing, way, speak, toRead, before, asking, reading, open, left, note };
}

type Room = ReturnType<typeof useRoom>;

/** Beside the question: the camera and the time. On a telephone the time stays in sight above the question. */
function ClockPanel({ room }: { room: Room }) {
  const { voice, interview, typing, before, asking, reading, open, left } = room;
  const { phase, question } = interview;
  const processing = phase === 'processing' && question !== null;
  useSaid(processing ? t('processing') : '');
  const recording = asking && voice.media === 'ready' && !voice.held && !typing;
  const of = (reading ? room.toRead : question?.seconds) ?? secondsPerQuestion;
  return (
    <Paper withBorder radius="lg" className={classes.clockPanel}>
      <div className={classes.sight}>
        <CameraPanel voice={voice} />
      </div>
      {!before && !typing && voice.stream && <LevelMeter voice={voice} />}
      {!before && (
        <TimeLeft key={question?.sequence} left={open ? left : null} of={of} reading={reading} recording={recording} />
      )}
      {processing && (
        <Group gap="xs">
          <Loader size="xs" aria-hidden="true" />
          <Text size="sm">{t('processing')}</Text>
        </Group>
      )}
    </Paper>
  );
}

/** The buttons that start, begin an answer, go on and end. */
function Steps({ room }: { room: Room }) {
  const { voice, interview, typing, way, before, open, reading } = room;
  // Whoever types needs no microphone, so its question may stay unanswered.
  const waits = interview.phase === 'starting' || (!typing && voice.media === 'asking');
  async function start() {
    if (waits) return;
    if (!way.way) return way.askFor();
    if (!(await way.sure())) return;
    if (!typing && voice.media !== 'ready' && !(await voice.open())) return;
    interview.start();
  }
  return (
    <div className={classes.steps}>
      {before ? (
        <Button
          size="md"
          fullWidth
          leftSection={<IconPlayerPlay size={18} aria-hidden="true" />}
          {...switchedOff(waits)}
          onClick={() => void start()}
        >
          {t('start')}
        </Button>
      ) : (
        <AnswerButtons open={open} reading={reading} interview={interview} />
      )}
    </div>
  );
}

interface AnswerButtonsProps {
  open: boolean;
  reading: boolean;
  interview: Room['interview'];
}

function AnswerButtons({ open, reading, interview }: AnswerButtonsProps) {
  const { phase, question, answer, beginAnswer } = interview;
  const asking = useRef<AbortController>(null);
  // While somebody is asked the next question may come: it ends with that one.
  const latest = useRef(answer);
  useEffect(() => {
    latest.current = answer;
  });
  // Or the answer is on its way: then it ends with what comes after it.
  const [ending, setEnding] = useState(false);
  useEffect(() => {
    if (!ending || !open) return;
    setEnding(false);
    void latest.current(true);
  }, [ending, open]);
  // The clock may end it while somebody is asked.
  useEffect(() => {
    if (phase === 'over') asking.current?.abort();
  }, [phase]);
  // So may another tab that goes on with it.
  useEffect(() => () => asking.current?.abort(), []);
  async function end() {
    asking.current = new AbortController();
    const sure = await confirm({
      title: t('askEnd'),
      text: t('askEndWhat'),
      confirm: t('end'),
      cancel: t('goOn'),
      danger: true,
      signal: asking.current.signal,
    });
    if (sure) setEnding(true);
  }
  // What led here, the button that starts or a dialog, is gone.
  const step = useRef<HTMLButtonElement>(null);
  useEffect(() => step.current?.focus({ preventScroll: true }), []);
  const off = switchedOff(!open);
  const last = question?.sequence === totalQuestions;
  return (
    <Stack gap="xs" align="center">
      <Button
        ref={step}
        size="md"
        fullWidth
        {...off}
        onClick={() => open && (reading ? beginAnswer(true) : void answer())}
      >
        {reading ? t('startAnswer') : last ? t('finish') : t('next')}
      </Button>
      <Button variant="subtle" size="compact-sm" color="gray" {...off} onClick={() => open && void end()}>
        {t('end')}
      </Button>
    </Stack>
  );
}
