/** Joins a company by the link of an invitation, which is checked first. */
import { Anchor, Stack, Text, Title } from '@mantine/core';
import { api } from '@saring/contract';
import { useCallback } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { send } from '#client/client.ts';
import { useApi } from '#client/hooks.ts';
import { messageOf, statusOf } from '#client/messages.ts';
import { usePageTitle } from '#kit/page.tsx';
import { Failed, Loading } from '#kit/states.tsx';
import { t } from '#messages/members.ts';
import { AccountForm } from './account-form.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { otherAccount } from './destination.ts';

export function JoinPage() {
  const { token = '' } = useParams();
  const invited = useApi(api.members.invited, { params: { token } }, { staleTime: Number.POSITIVE_INFINITY });
  const navigate = useNavigate();
  // Somebody else may be signed in here.
  const onDone = useCallback(() => void navigate('/login', { state: otherAccount }), [navigate]);
  usePageTitle(invited.data?.companyName, t('join'));
  if (invited.isPending)
    return (
      <AuthLayout>
        <Loading label={t('checking')} height={240} />
      </AuthLayout>
    );
  if (invited.isError)
    return (
      <AuthLayout>
        <Stack gap="md">
          <Title order={1}>{t('join')}</Title>
          {[404, 409].includes(statusOf(invited.error)) ? (
            <Text>{messageOf(invited.error, {})}</Text>
          ) : (
            <Failed
              text={messageOf(invited.error, {})}
              onRetry={() => void invited.refetch()}
              busy={invited.isFetching}
            />
          )}
          <Anchor component={Link} to="/login" size="sm">
            {t('toLogin')}
          </Anchor>
        </Stack>
      </AuthLayout>
    );
  const { companyName: company, email } = invited.data;
  return (
    <AuthLayout>
      <Stack gap="lg">
        <div>
          <Title order={1}>{t('joinTitle', { company })}</Title>
          <Text c="dimmed" size="sm" mt={4}>
            {t('joinWhat', { company })}
          </Text>
        </div>
        <AccountForm
          draft={`join:${token.slice(0, 16)}`}
          email={email}
          fixedEmail
          success={t('joined', { company })}
          send={({ username, password }) =>
            send(api.members.join, { params: { token }, body: { username, password } }, { timeout: 30_000 })
          }
          onDone={onDone}
        />
      </Stack>
    </AuthLayout>
  );
}
