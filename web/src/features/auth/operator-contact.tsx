/** Where the operator is reached about personal data. */
import { Anchor, Text } from '@mantine/core';
import { api } from '@saring/contract';
import { useApi } from '#client/hooks.ts';
import { t } from '#messages/auth-reading.ts';

/** Says nothing while it is not known, and whom else to ask where there is no address. */
export function OperatorContact() {
  const { data } = useApi(api.notices.recipients);
  if (!data) return null;
  const { contact } = data;
  if (contact === null) return <Text>{t('operatorUnnamed')}</Text>;
  return (
    <Text>
      {t('operatorContact', { link: () => <Anchor href={contact}>{contact.replace(/^(?:mailto|tel):/, '')}</Anchor> })}
    </Text>
  );
}
