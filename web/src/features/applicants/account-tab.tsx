/** The account: its address, a new password, the own data to take along, and the way out. */
import { Anchor, Text } from '@mantine/core';
import { ChangePasswordForm, OwnAddress, SignIns, useForgotPassword } from '#features/auth/index.ts';
import { Panel } from '#kit/page.tsx';
import { t } from '#messages/applicants-settings.ts';
import { DeleteAccount } from './delete-account.tsx';
import { OwnData } from './own-data.tsx';

export function AccountTab({ username }: { username: string }) {
  return (
    <>
      <OwnAddress mails="/user/mails" />
      <SetNewPassword username={username} />
      <SignIns leaveTo="/" />
      <OwnData username={username} />
      <DeleteAccount username={username} />
    </>
  );
}

function SetNewPassword({ username }: { username: string }) {
  const forgot = useForgotPassword();
  return (
    <Panel title={t('setPassword')} description={t('setPasswordWhat')}>
      <ChangePasswordForm
        username={username}
        beside={
          <Text size="sm">
            {t('forgot', {
              link: (text) => (
                <Anchor component="button" type="button" inherit onClick={() => void forgot.open(username)}>
                  {text}
                </Anchor>
              ),
            })}
          </Text>
        }
      />
      {forgot.popup}
    </Panel>
  );
}
