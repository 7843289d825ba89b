/** Beside the marks of an interview: of how many answers no words arrived though nobody need have been silent. */
import { Alert, Text } from '@mantine/core';
import { api } from '@saring/contract';
import { IconEarOff } from '@tabler/icons-react';
import { useApi } from '#client/hooks.ts';
import { whyWordless } from '#features/interviews/index.ts';
import { t } from '#messages/applications-profile.ts';

interface Props {
  /** Of the application. */
  id: string;
  /** Read by whoever was interviewed. */
  own?: boolean;
}

export function WordlessNotice({ id, own = false }: Props) {
  const held = useApi(api.interviews.review, { params: { id } }).data?.data;
  const all = held?.interviewHistory.map((item) => whyWordless('software', item, held.signals)) ?? [];
  const count = (why: (typeof all)[number]) => all.filter((each) => each === why).length;
  const [unheard, lost, missed] = [count('unheard'), count('lost'), count('missed')];
  if (unheard + lost + missed === 0) return null;
  return (
    <Alert color="yellow" icon={<IconEarOff size={18} />}>
      {unheard > 0 && <Text size="sm">{t(own ? 'unheardMarkedOwn' : 'unheardMarked', { count: unheard })}</Text>}
      {lost > 0 && <Text size="sm">{t('lostMarked', { count: lost })}</Text>}
      {missed > 0 && <Text size="sm">{t('missedMarked', { count: missed })}</Text>}
    </Alert>
  );
}
