/** The notice of a company as it is now, for anybody. */
import { api } from '@saring/contract';
import { useParams } from 'react-router';
import { useApi } from '#client/hooks.ts';
import { statusOf } from '#client/messages.ts';
import { PublicFrame } from '#features/careers/index.ts';
import { Panel, usePageTitle } from '#kit/page.tsx';
import { Empty, Failed, Loading } from '#kit/states.tsx';
import { t } from '#messages/notices.ts';
import { NoticeText } from './notice-text.tsx';

export function NoticePage() {
  const { companyId = '' } = useParams();
  const { data, error, isPending, isFetching, refetch } = useApi(api.notices.current, { params: { companyId } });
  usePageTitle(t('title'));
  return (
    <PublicFrame company={undefined} companyId={data && companyId} waiting={isPending}>
      {isPending ? (
        <Loading />
      ) : (
        <Panel>
          {data ? (
            <NoticeText titled texts={data.texts} />
          ) : statusOf(error) === 404 ? (
            <Empty heads text={t('noCompany')} />
          ) : (
            <Failed heads text={t('failed')} onRetry={() => void refetch()} busy={isFetching} />
          )}
        </Panel>
      )}
    </PublicFrame>
  );
}
