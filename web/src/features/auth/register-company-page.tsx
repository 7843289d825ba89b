/** Registration of a company by the link that the operator sent; the link is checked first. */
import { Anchor, Button, Checkbox, Group, Modal, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { api } from '@saring/contract';
import { useCallback, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { send } from '#client/client.ts';
import { useApi } from '#client/hooks.ts';
import { messageOf, statusOf } from '#client/messages.ts';
import { usePageTitle } from '#kit/page.tsx';
import { Failed, Loading } from '#kit/states.tsx';
import { AccountForm } from './account-form.tsx';
import { AuthLayout } from './auth-layout.tsx';

const timeout = 30_000;

export function RegisterCompanyPage() {
  const { token = '' } = useParams();
  const link = useApi(api.users.verifyCompanyLink, { params: { token } }, { staleTime: Number.POSITIVE_INFINITY });
  usePageTitle(link.data?.companyName, 'Company registration');
  if (link.data) return <CompanyForm token={token} {...link.data} />;
  if (link.isPending) {
    return (
      <AuthLayout>
        <Loading label="Checking the link…" height={240} />
      </AuthLayout>
    );
  }
  const status = statusOf(link.error);
  // Nothing is said against a link that could not be checked.
  if (status === 0 || status === 429 || status >= 500) {
    return (
      <AuthLayout>
        <Title order={1}>Company registration</Title>
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
        <Title order={1}>Company registration</Title>
        <Text>The link is invalid. Please contact the support team.</Text>
        <Anchor component={Link} to="/login" size="sm">
          Go to the login page
        </Anchor>
      </Stack>
      <Modal opened={opened} onClose={popup.close} title="Invalid or Expired Link">
        <Stack gap="lg">
          <Text size="sm">This registration link is invalid or has expired. Please contact support.</Text>
          <Group justify="flex-end">
            <Button data-autofocus onClick={popup.close}>
              OK
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
  const onDone = useCallback(() => void navigate('/login'), [navigate]);
  return (
    <AuthLayout>
      <Stack gap="lg">
        <div>
          <Title order={1}>{`Welcome, ${companyName}!`}</Title>
          <Text c="dimmed" size="sm" mt={4}>
            Create the administrator account of your company.
          </Text>
        </div>
        <AccountForm
          draft={`register-company:${token.slice(0, 16)}`}
          email={adminEmail}
          success="Company registered successfully! Redirecting to login."
          blocked={!agreed}
          send={async (input) => {
            if (!agreed) throw new Error('Please agree to the Terms and Conditions');
            return send(
              api.users.registerCompany,
              { params: { token }, body: { ...input, role: 'admin' } },
              { timeout },
            );
          }}
          onDone={onDone}
          extra={
            <Checkbox
              checked={agreed}
              onChange={(event) => setAgreed(event.currentTarget.checked)}
              label={
                <>
                  I agree to the{' '}
                  <Anchor component={Link} to="/terms" target="_blank" inherit>
                    Terms and Conditions
                  </Anchor>
                </>
              }
              description={agreed ? undefined : 'Please agree to the Terms and Conditions'}
            />
          }
        />
      </Stack>
    </AuthLayout>
  );
}
