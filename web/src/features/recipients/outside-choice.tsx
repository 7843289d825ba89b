/** Asks whether software on machines of others may read and hear what somebody sends; where there is none, nothing is asked. */
import { Checkbox, type CheckboxProps, Stack } from '@mantine/core';
import { api, type RecipientKind } from '@saring/contract';
import { useApi } from '#client/hooks.ts';
import { Panel } from '#kit/page.tsx';
import { t } from '#messages/recipients.ts';
import { Recipients } from './recipients.tsx';

/** Those that read or hear; others carry or keep. */
const kinds: readonly RecipientKind[] = ['model', 'transcription'];

export function OutsideChoice(props: CheckboxProps) {
  const { data } = useApi(api.notices.recipients);
  if (!data?.recipients.some(({ kind }) => kinds.includes(kind))) return null;
  return (
    <Panel title={t('outside')} description={t('outsideWhat')}>
      <Stack gap="md">
        <Recipients kinds={kinds} />
        <Checkbox label={t('mayRead')} description={t('mayReadWhat')} {...props} />
      </Stack>
    </Panel>
  );
}
