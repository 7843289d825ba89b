/** The email address of the own account, and the way to another one. */
import { Anchor, Button, Group, Text } from '@mantine/core';
import { api } from '@saring/contract';
import { Link } from 'react-router';
import { useApi } from '#client/hooks.ts';
import { messageOf } from '#client/messages.ts';
import { useInPlace } from '#kit/in-place.ts';
import { Panel } from '#kit/page.tsx';
import { Failed, Loading } from '#kit/states.tsx';
import { t } from '#messages/auth-account.ts';
import { ChangeEmail } from './change-email.tsx';

/** While the address is not confirmed, the page asks for that above, where another one can be given too. `mails` is where they can be read. */
export function OwnAddress({ mails }: { mails?: string }) {
  const me = useApi(api.users.me);
  const place = useInPlace();
  return (
    <Panel
      title={t('ownAddress')}
      description={t('ownAddressWhat')}
      aside={
        mails && (
          <Anchor component={Link} to={mails}>
            {t('readMails')}
          </Anchor>
        )
      }
    >
      {me.isPending ? (
        <Loading height={36} />
      ) : me.isError ? (
        <Failed text={messageOf(me.error, {})} onRetry={() => void me.refetch()} busy={me.isFetching} />
      ) : (
        <div ref={place.box}>
          {place.isOpen ? (
            <ChangeEmail onCancel={place.close} />
          ) : (
            <Group justify="space-between" gap="sm">
              <Text style={{ overflowWrap: 'anywhere' }}>{addressText(me.data)}</Text>
              {me.data.emailConfirmed && (
                <Button variant="default" onClick={place.open}>
                  {t('useAnotherAddress')}
                </Button>
              )}
            </Group>
          )}
        </div>
      )}
    </Panel>
  );
}

function addressText({ email, emailConfirmed }: { email: string; emailConfirmed: boolean }): string {
  if (email === '') return t('noAddress');
  return emailConfirmed ? email : t('unconfirmed', { email });
}
