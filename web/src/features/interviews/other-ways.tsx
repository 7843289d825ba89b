/** Taking the interview in another way: typed, with more time, or as somebody asks the company; all chosen before it begins. */
import { Anchor, Button, Checkbox, Group, Radio, Stack, Text } from '@mantine/core';
import { api, timeFactors } from '@saring/contract';
import { readingSeconds, secondsPerQuestion, secondsTyped } from '@saring/contract/domain';
import { useState } from 'react';
import { Link } from 'react-router';
import { useCallMutation } from '#client/hooks.ts';
import { messageOf, problemsOf } from '#client/messages.ts';
import { useDraftName } from '#client/session.ts';
import { accessibilityPath } from '#features/auth/index.ts';
import { dateText } from '#kit/dates.ts';
import { EmailText } from '#kit/email-text.tsx';
import { useInPlace } from '#kit/in-place.ts';
import { notify } from '#kit/notices.ts';
import { Panel } from '#kit/page.tsx';
import { Said } from '#kit/say.tsx';
import { WordsForm } from '#kit/words-form.tsx';
import { duration } from '#messages/formats.ts';
import { t } from '#messages/interviews-ways.ts';
import type { Preparation } from './types.ts';

const refreshes = [api.interviews.preparation];

type Choice = Pick<Preparation['accommodations'], 'timeFactor' | 'typedAnswers' | 'longReading'>;

/** What was chosen of time, reading and typing, and how to choose otherwise; it holds at once. */
export function useAccommodations(id: string, accommodations: Preparation['accommodations']) {
  // What was chosen last stands at once, and also until the page has heard of it again.
  const [chosen, setChosen] = useState<Choice | null>(null);
  const now = chosen ?? accommodations;
  const choose = useCallMutation(api.interviews.chooseAccommodations, {
    refreshes,
    onError: (error) => {
      setChosen(null);
      notify({ tone: 'bad', text: messageOf(error, { detail: t('notSaved') }) });
    },
  });
  const send = (change: Partial<Choice>) => {
    const { timeFactor: factor, typedAnswers, longReading } = { ...now, ...change };
    const timeFactor = timeFactors.find((one) => one === factor) ?? 1;
    if (timeFactor === now.timeFactor && typedAnswers === now.typedAnswers && longReading === now.longReading) return;
    setChosen({ timeFactor, typedAnswers, longReading });
    choose.mutate({ params: { id }, body: { timeFactor, typedAnswers, longReading } });
  };
  return { now, send };
}

interface Props {
  id: string;
  preparation: Preparation;
  chosen: ReturnType<typeof useAccommodations>;
  /** Whether answers are typed, where that is chosen elsewhere on the page. */
  typing?: boolean;
}

export function OtherWays({ id, preparation, chosen: { now, send }, typing }: Props) {
  const types = typing ?? now.typedAnswers;
  return (
    <Panel title={t('title')} description={t('what', { seconds: secondsPerQuestion })}>
      <Stack gap="md">
        {typing === undefined && (
          <Checkbox
            label={t('wantToType')}
            description={t('wantToTypeWhat')}
            checked={types}
            onChange={(event) => send({ typedAnswers: event.currentTarget.checked })}
          />
        )}
        <Radio.Group
          label={t('timeEach')}
          value={String(now.timeFactor)}
          onChange={(value) => send({ timeFactor: Number(value), typedAnswers: types })}
        >
          <Stack gap="xs" mt="xs">
            {timeFactors.map((factor) => (
              <Radio key={factor} value={String(factor)} label={timeText(factor, types)} />
            ))}
          </Stack>
        </Radio.Group>
        <Checkbox
          label={t('readLonger')}
          description={t(now.timeFactor > 1 ? 'readLongerToo' : 'readLongerWhat')}
          checked={readingSeconds(now) === 20}
          disabled={now.timeFactor > 1}
          onChange={(event) => send({ longReading: event.currentTarget.checked, typedAnswers: types })}
        />
        <Wish id={id} preparation={preparation} />
      </Stack>
    </Panel>
  );
}

/** "75 seconds (×1.5)"; typing has more to begin with. */
function timeText(factor: number, typing: boolean): string {
  const time = duration((typing ? secondsTyped : secondsPerQuestion) * factor);
  return factor === 1 ? t('usual', { duration: time }) : t('longer', { duration: time, factor });
}

/** Anything else, in one's own words, and what the company answered. */
function Wish({ id, preparation }: Pick<Props, 'id' | 'preparation'>) {
  const { wish, wishedAt, answer, answeredAt } = preparation.accommodations;
  const place = useInPlace(wish);
  const ask = useCallMutation(api.interviews.wish, {
    refreshes,
    onSuccess: ({ accommodations: now }) => {
      place.close();
      notify({ tone: 'good', text: t(now.wish ? 'wishSent' : 'wishTakenBack') });
    },
  });
  const draft = useDraftName('wish', id);
  const failed = (error: unknown) => messageOf(error, { detail: t('wishFailed') });
  const takeBack = () =>
    ask.mutate(
      { params: { id }, body: { wish: '' } },
      { onError: (error) => notify({ tone: 'bad', text: failed(error) }) },
    );
  return (
    <div ref={place.box}>
      {!wish || place.isOpen ? (
        <WordsForm
          key={wish}
          name="wish"
          draft={draft}
          label={t('wish')}
          description={t('wishWhat')}
          rows={2}
          most={1000}
          start={wish ?? ''}
          empty={t('wishMissing')}
          offered
          send={t('ask')}
          onSend={(words) => ask.mutateAsync({ params: { id }, body: { wish: words } })}
          problemsOf={problemsOf}
          failed={failed}
          onCancel={wish ? place.close : undefined}
        />
      ) : (
        <Stack gap="xs" align="flex-start">
          <Said changes>
            <Text size="sm">
              {answer
                ? t('answered', { wish, answer, day: dateText(answeredAt) })
                : t('waiting', { wish, day: dateText(wishedAt) })}
            </Text>
          </Said>
          {!answer && <Meanwhile preparation={preparation} />}
          <Group gap="sm">
            <Button size="xs" variant="default" onClick={place.open}>
              {t('askAgain')}
            </Button>
            <Button size="xs" variant="subtle" loading={ask.isPending} onClick={takeBack}>
              {t('takeBack')}
            </Button>
          </Group>
        </Stack>
      )}
    </div>
  );
}

/** What somebody can do who has no answer yet. */
function Meanwhile({ preparation: { companyId, companyEmail } }: Pick<Props, 'preparation'>) {
  return (
    <Text size="sm">
      {t('meanwhile')}{' '}
      {companyEmail
        ? t('write', {
            address: () => (
              <Anchor href={`mailto:${companyEmail}`} inherit>
                <EmailText address={companyEmail} />
              </Anchor>
            ),
          })
        : t('writeNowhere', {
            link: (text) => (
              <Anchor component={Link} to={accessibilityPath({ company: companyId })} target="_blank" inherit>
                {text}
              </Anchor>
            ),
          })}
    </Text>
  );
}
