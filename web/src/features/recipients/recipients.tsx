/** Who outside of this installation receives personal data, as it is configured. */
import { List, Text } from '@mantine/core';
import { api, type RecipientKind } from '@saring/contract';
import type { ReactNode } from 'react';
import { useApi } from '#client/hooks.ts';
import { Failed, Loading } from '#kit/states.tsx';
import { t } from '#messages/recipients.ts';

interface RecipientsProps {
  /** Those alone. */
  kinds?: readonly RecipientKind[];
}

/** Says so where there are none; of some kinds alone it then says nothing. */
export function Recipients({ kinds }: RecipientsProps) {
  const { data, isPending, isFetching, refetch } = useApi(api.notices.recipients);
  if (isPending) return kinds ? null : <Loading height={40} />;
  if (!data) return <Failed text={t('failed')} onRetry={() => void refetch()} busy={isFetching} />;
  const shown = data.recipients.filter(({ kind }) => !kinds || kinds.includes(kind));
  if (shown.length === 0) return kinds ? null : <Text>{t('nobody')}</Text>;
  return (
    <List size={kinds ? 'sm' : 'md'} spacing={6} style={{ overflowWrap: 'anywhere' }}>
      {shown.map(({ kind, host }) => (
        <List.Item key={kind}>{whatText(kind, host)}</List.Item>
      ))}
    </List>
  );
}

function whatText(kind: RecipientKind, host: string): ReactNode {
  const values = { host, b: (text: ReactNode) => <b>{text}</b> };
  if (kind === 'model') return t('model', values);
  if (kind === 'transcription') return t('transcription', values);
  if (kind === 'mail') return t('mail', values);
  return kind === 'files' ? t('files', values) : t('database', values);
}
