/** What a resume offers for the profile: each value is taken into the form by itself, and saved only with the form. */
import { Alert, Button, Group, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconFileText } from '@tabler/icons-react';
import { useSaid } from '#kit/say.tsx';
import { t } from '#messages/applicants-settings.ts';
import classes from './applicants.module.css';
import { type Offer, type OfferField, offered } from './offer.ts';
import type { ProfileValues } from './profile-values.ts';

interface Props {
  offer: Offer;
  form: UseFormReturnType<ProfileValues>;
  onClose: () => void;
}

export function ResumeOffer({ offer, form, onClose }: Props) {
  useSaid(t('found'));
  const lines = offered(offer);
  const open = lines.filter(({ field, value }) => form.values[field] !== value);

  function take(fields: readonly { field: OfferField; value: string }[]) {
    for (const { field, value } of fields) {
      form.setFieldValue(field, value);
      form.clearFieldError(field);
    }
  }

  return (
    <Alert color="petrol" icon={<IconFileText size={18} />} title={t('found')} role="group">
      {lines.length === 0 ? (
        <Text size="sm">{t('foundNothing')}</Text>
      ) : (
        <>
          <Text size="sm" mb="xs">
            {t('foundWhat')}
          </Text>
          <ul className={classes.offer}>
            {lines.map(({ field, label, use, value }) => {
              const taken = form.values[field] === value;
              return (
                <li key={field}>
                  <Text size="sm" c="dimmed">
                    {label}
                  </Text>
                  <Text size="sm" className={classes.anywhere}>
                    {value}
                  </Text>
                  <Button
                    size="compact-sm"
                    variant="default"
                    disabled={taken}
                    aria-label={taken ? t('isTaken', { field: label }) : use}
                    onClick={() => take([{ field, value }])}
                  >
                    {taken ? t('taken') : t('useThis')}
                  </Button>
                </li>
              );
            })}
          </ul>
        </>
      )}
      <Group mt="sm" gap="xs">
        {open.length > 1 && (
          <Button size="compact-sm" onClick={() => take(open)}>
            {t('useAll')}
          </Button>
        )}
        <Button size="compact-sm" variant="subtle" onClick={onClose}>
          {t('close')}
        </Button>
      </Group>
    </Alert>
  );
}
