/** Registration of a company by the link that the operator sent; the link is checked first. */
import { Anchor, Button, Checkbox, Group, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { api } from '@saring/contract';
import { useCallback, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { send } from '#client/client.ts';
import { useApi } from '#client/hooks.ts';
import { messageOf, statusOf } from '#client/messages.ts';
import { Modal } from '#kit/modal.tsx';
import { usePageTitle } from '#kit/page.tsx';
import { Failed, Loading } from '#kit/states.tsx';
import { t } from '#messages/auth-register.ts';
import { AccountForm } from './account-form.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { otherAccount } from './destination.ts';

const timeout = 30_000;

export function RegisterCompanyPage() {
  const { token = '' } = useParams();
  const link = useApi(api.users.verifyCompanyLink, { params: { token } }, { staleTime: Number.POSITIVE_INFINITY });
  usePageTitle(link.data?.companyName, t('company'));
  if (link.data) return <CompanyForm token={token} {...link.data} />;
  if (link.isPending) {
    return (
      <AuthLayout>
        <Loading label={t('checkingLink')} height={240} />
      </AuthLayout>
    );
  }
  const status = statusOf(link.error);
  // Nothing is said against a link that could not be checked.
  if (status === 0 || status === 429 || status >= 500) {
    return (
      <AuthLayout>
        <Title order={1}>{t('company')}</Title>
        <Failed text={messageOf(link.error, {})} onRetry={() => void link.refetch()} busy={link.isFetching} />
      </AuthLayout>
    );
  }
  return <InvalidLink />;
}

function InvalidLink() {
  const [opened, popup] = useDisclosure(true);
  return (
    <AuthLayout>
      <Stack gap="md">
        <Title order={1}>{t('company')}</Title>
        <Text>{t('linkInvalid')}</Text>
        <Anchor component={Link} to="/login" size="sm">
          {t('toLogin')}
        </Anchor>
      </Stack>
      <Modal opened={opened} onClose={popup.close} title={t('linkTitle')}>
        <Stack gap="lg">
          <Text size="sm">{t('linkExpired')}</Text>
          <Group justify="flex-end">
            <Button data-autofocus onClick={popup.close}>
              {t('ok')}
            </Button>
          </Group>
        </Stack>
      </Modal>
    </AuthLayout>
  );
}

interface CompanyFormProps {
  token: string;
  companyName: string;
  adminEmail: string;
}

function CompanyForm({ token, companyName, adminEmail }: CompanyFormProps) {
  const navigate = useNavigate();
  const [agreed, setAgreed] = useState(false);
  // Somebody else may be signed in here.
  const onDone = useCallback(() => void navigate('/login', { state: otherAccount }), [navigate]);
  return (
    <AuthLayout>
      <Stack gap="lg">
        <div>
          <Title order={1}>{t('welcome', { company: companyName })}</Title>
          <Text c="dimmed" size="sm" mt={4}>
            {t('forCompany')}
          </Text>
        </div>
        <AccountForm
          draft={`register-company:${token.slice(0, 16)}`}
          email={adminEmail}
          success={t('companyDone')}
          blocked={!agreed}
          send={async (input) => {
            if (!agreed) throw new Error(t('pleaseAgree'));
            return send(
              api.users.registerCompany,
              { params: { token }, body: { ...input, role: 'admin' } },
              { timeout },
            );
          }}
          onDone={onDone}
          extra={
            <Checkbox
              required
              checked={agreed}
              onChange={(event) => setAgreed(event.currentTarget.checked)}
              label={t('agree', {
                terms: (text) => (
                  <Anchor component={Link} to="/terms" target="_blank" inherit>
                    {text}
                  </Anchor>
                ),
              })}
              description={agreed ? undefined : t('pleaseAgree')}
            />
          }
        />
      </Stack>
    </AuthLayout>
  );
}
