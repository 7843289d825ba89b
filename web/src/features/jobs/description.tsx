/** A job's description. */
import { Text } from '@mantine/core';
import { api } from '@saring/contract';
import { useApi } from '#client/hooks.ts';
import { CleanHtml } from '#kit/clean-html.tsx';
import { Said } from '#kit/say.tsx';
import { Failed } from '#kit/states.tsx';
import { t } from '#messages/jobs-details.ts';

/** Milliseconds. */
const askAgainAfter = 3000;

export interface JobDescriptionProps {
  companyId: string;
  jobId: string;
  /** The file that it should come from: its company is told what to do where nothing came of it. */
  file?: string | null;
}

/** Also for the preview of other pages; needs a session that may read the job. */
export function JobDescription({ companyId, jobId, file }: JobDescriptionProps) {
  const answer = useApi(
    api.jobs.description,
    { params: { companyId, jobId } },
    { askAgain: (now) => (now?.beingRead ? askAgainAfter : false) },
  );
  if (answer.isPending) {
    return (
      <Said>
        <Text c="dimmed">{t('loading')}</Text>
      </Said>
    );
  }
  if (answer.isError) {
    return <Failed text={t('loadFailed')} onRetry={() => void answer.refetch()} busy={answer.isFetching} />;
  }
  const { beingRead, jobDescFullText } = answer.data;
  const empty = (
    <>
      <Text c="dimmed">{t(beingRead ? 'beingRead' : 'none')}</Text>
      {file && !beingRead && (
        <Text size="sm" c="dimmed" mt="xs" style={{ overflowWrap: 'anywhere' }}>
          {t('noText', { file })}
        </Text>
      )}
    </>
  );
  return <CleanHtml html={jobDescFullText} empty={empty} />;
}
