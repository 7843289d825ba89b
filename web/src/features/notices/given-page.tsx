/** The notice that an applicant was given, for them and for the company. */
import { Text } from '@mantine/core';
import { api, type CallOutput } from '@saring/contract';
import { useParams } from 'react-router';
import { useApi } from '#client/hooks.ts';
import { statusOf } from '#client/messages.ts';
import { dateTimeText } from '#kit/dates.ts';
import { PageHeader, Panel, usePageTitle } from '#kit/page.tsx';
import { Empty, Failed, Loading } from '#kit/states.tsx';
import { t } from '#messages/notices.ts';
import { NoticeText } from './notice-text.tsx';

/** Of an own application. */
export function OwnGivenPage() {
  const { id = '' } = useParams();
  return <Given id={id} back={`/user/application/${id}`} />;
}

/** Of an application to the own company. */
export function CompanyGivenPage() {
  const { id = '' } = useParams();
  return <Given id={id} back={`/profile/${id}`} />;
}

function Given({ id, back }: { id: string; back: string }) {
  const { data, error, isPending, isFetching, refetch } = useApi(api.notices.given, { params: { id } });
  usePageTitle(t('given'));
  return (
    <>
      <PageHeader title={t('given')} description={data && whenText(data)} back={{ to: back, label: t('back') }} />
      {isPending ? (
        <Loading />
      ) : (
        <Panel>
          {data?.notice ? (
            <>
              <NoticeText texts={data.notice.texts} />
              <Text size="xs" c="dimmed" mt="lg" style={{ overflowWrap: 'anywhere' }}>
                {t('hash', { hash: data.notice.hash })}
              </Text>
            </>
          ) : data ? (
            <Empty text={data.consentAt ? t('noneButAgreed', { when: dateTimeText(data.consentAt) }) : t('none')} />
          ) : statusOf(error) === 404 ? (
            <Empty text={t('notFound')} />
          ) : (
            <Failed text={t('failed')} onRetry={() => void refetch()} busy={isFetching} />
          )}
        </Panel>
      )}
    </>
  );
}

function whenText({ notice, givenAt }: CallOutput<typeof api.notices.given>) {
  return notice && givenAt ? t('givenWhat', { when: dateTimeText(givenAt), version: notice.version }) : undefined;
}
