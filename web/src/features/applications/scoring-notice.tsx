/** Says above the ranking that its scores are of different versions, has them made anew, and shows what came of it. */
import { Alert, Button, Group, List, Text } from '@mantine/core';
import { api } from '@saring/contract';
import { Suspense, useState } from 'react';
import { refresh, useApi, useCallMutation } from '#client/hooks.ts';
import { messageOf } from '#client/messages.ts';
import { putAway, wasPutAway } from '#client/storage.ts';
import { confirm } from '#kit/dialogs.ts';
import { lazyPart } from '#kit/later.ts';
import { notify } from '#kit/notices.ts';
import { t } from '#messages/applications-scoring.ts';
import { Step, useFreshList } from './reading-progress.tsx';
import { endedOf, isNews, mixedSentence } from './scoring-rules.ts';
import type { Scoring } from './types.ts';

// Only where applicants were scored again of late.
const ScoreChanges = lazyPart(
  () => import('./score-changes.tsx'),
  (m) => m.ScoreChanges,
);

const whileBusy = 2000;
const otherwise = 20_000;

/** Nothing where all scores are of the present version and nothing was done about it lately. */
export function ScoringNotice({ companyId, jobId }: { companyId: string; jobId: string }) {
  const params = { companyId, jobId };
  const answer = useApi(
    api.applications.scoring,
    { params },
    { askAgain: (now) => (now?.run?.state === 'running' ? whileBusy : otherwise) },
  );
  const [, setClosed] = useState<string | null>(null);
  const { data } = answer;
  useFreshList(data && `${data.otherwise} ${data.run ? `${data.run.id} ${endedOf(data.run)}` : ''}`);
  if (!data) return answer.isError ? <Unknown busy={answer.isFetching} /> : null;
  const { run } = data;
  if (run?.state === 'running') return <Step text={scoringText(run)} done={endedOf(run)} total={run.asked} />;
  const close = (id: string) => {
    putAway(jobId, id);
    setClosed(id);
  };
  return (
    <>
      {data.otherwise > 0 && <Mixed scoring={data} params={params} />}
      {run && isNews(data, new Date()) && !wasPutAway(jobId, run.id) && (
        <Suspense>
          <ScoreChanges run={run} onClose={() => close(run.id)} />
        </Suspense>
      )}
    </>
  );
}

function scoringText(run: NonNullable<Scoring['run']>): string {
  return t('scoring', { engine: run.engine, done: endedOf(run), total: run.asked });
}

/** Whether scores can be compared must not stay open in silence. */
function Unknown({ busy }: { busy: boolean }) {
  return (
    <Alert color="red" mx="md" mb="sm" py="xs" role="alert">
      <Group gap="sm" justify="space-between">
        <Text size="sm">{t('failed')}</Text>
        <Button size="xs" variant="default" loading={busy} onClick={() => void refresh(api.applications.scoring)}>
          {t('tryAgain')}
        </Button>
      </Group>
    </Alert>
  );
}

function Mixed({ scoring, params }: { scoring: Scoring; params: { companyId: string; jobId: string } }) {
  const again = useCallMutation(api.applications.scoreAgain, { refreshes: [api.applications.scoring] });
  const { present } = scoring;
  const ask = async () => {
    if (
      !(await confirm({
        title: t('ask', { engine: present }),
        text: <Meaning {...scoring} />,
        confirm: t('again'),
      }))
    )
      return;
    again.mutate(
      { params, body: {} },
      {
        onError: (error) => notify({ tone: 'bad', text: messageOf(error, { detail: t('againFailed') }) }),
      },
    );
  };
  return (
    <Alert color="yellow" mx="md" mb="sm" py="xs">
      <Group gap="sm" justify="space-between">
        <Text size="sm" style={{ flex: '1 1 18rem' }}>
          {mixedSentence(scoring)}
        </Text>
        <Button size="xs" variant="default" loading={again.isPending} onClick={() => void ask()}>
          {t('againWith', { engine: present })}
        </Button>
      </Group>
    </Alert>
  );
}

/** What somebody agrees to. */
function Meaning({ otherwise: count, present }: Scoring) {
  return (
    <List size="sm" spacing="xs">
      <List.Item>{t('agreeRead', { count, engine: present })}</List.Item>
      <List.Item>{t('agreeRanks')}</List.Item>
      <List.Item>{t('agreeKept')}</List.Item>
      <List.Item>{t('agreeBackground')}</List.Item>
    </List>
  );
}
