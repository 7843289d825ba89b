/** The page that the link in the log of a new installation opens: it sets up the operator. The link's token stands behind the #. */
import { Anchor, Code, List, Stack, Text, Title } from '@mantine/core';
import { api } from '@saring/contract';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useApi } from '#client/hooks.ts';
import { messageOf, statusOf } from '#client/messages.ts';
import { AuthLayout } from '#features/auth/index.ts';
import { usePageTitle } from '#kit/page.tsx';
import { Failed, Loading } from '#kit/states.tsx';
import { t } from '#messages/superuser-first-run.ts';
import { FirstRunForm } from './first-run-form.tsx';
import classes from './superuser.module.css';

export function FirstRunPage() {
  usePageTitle(t('title'));
  const token = useLocation().hash.slice(1);
  return (
    <AuthLayout>
      {/* Another link in the same tab begins anew. */}
      <Checked key={token} token={token} />
    </AuthLayout>
  );
}

function Checked({ token }: { token: string }) {
  const link = useApi(
    api.superuser.firstRun,
    { body: { token } },
    { enabled: token !== '', staleTime: Number.POSITIVE_INFINITY },
  );
  const [over, setOver] = useState(token === '');
  if (over) return <LinkOver />;
  if (link.data) return <FirstRunForm token={token} found={link.data} onOver={() => setOver(true)} />;
  if (link.isPending) return <Loading label={t('checking')} height={240} />;
  const status = statusOf(link.error);
  if (status !== 0 && status !== 429 && status < 500) return <LinkOver />;
  // Nothing is said against a link that could not be checked.
  return (
    <>
      <Title order={1}>{t('title')}</Title>
      <Failed text={messageOf(link.error, {})} onRetry={() => void link.refetch()} busy={link.isFetching} />
    </>
  );
}

function LinkOver() {
  return (
    <Stack gap="md">
      <Title order={1}>{t('over')}</Title>
      <Text size="sm">{t('overWhy')}</Text>
      <List size="sm" spacing="sm">
        <List.Item>{t('overNobody')}</List.Item>
        <List.Item>
          {t('overKnown', {
            link: (text) => (
              <Anchor component={Link} to="/login" inherit>
                {text}
              </Anchor>
            ),
          })}
        </List.Item>
        <List.Item>{t('overLost', { code: (text) => <Code className={classes.command}>{text}</Code> })}</List.Item>
      </List>
    </Stack>
  );
}
