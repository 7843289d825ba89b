/** The earlier conversations: one is opened or deleted. */
import { ActionIcon, Text, UnstyledButton } from '@mantine/core';
import { api, type CallOutput, conversationDays } from '@saring/contract';
import { IconTrash } from '@tabler/icons-react';
import { refresh, useApi, useCallMutation } from '#client/hooks.ts';
import { messageOf, statusOf } from '#client/messages.ts';
import { dateTimeText } from '#kit/dates.ts';
import { confirm } from '#kit/dialogs.ts';
import { Drawer } from '#kit/modal.tsx';
import { notify } from '#kit/notices.ts';
import { Empty, Failed, Loading } from '#kit/states.tsx';
import { t } from '#messages/assistant.ts';
import classes from './assistant.module.css';

export interface HistoryListProps {
  companyId: string;
  opened: boolean;
  onClose(): void;
  onOpen(id: string): void;
  onDeleted(id: string): void;
}

export function HistoryList({ companyId, opened, onClose, onOpen, onDeleted }: HistoryListProps) {
  const params = { username: companyId };
  const answer = useApi(api.assistant.conversations, { params }, { enabled: opened });
  const remove = useCallMutation(api.assistant.removeConversation, {
    refreshes: [api.assistant.conversations],
    onSuccess: (_, { params: { id } }) => onDeleted(id),
    onError(error, { params: { id } }) {
      // It was deleted elsewhere.
      if (statusOf(error) === 404) onDeleted(id);
      else notify({ tone: 'bad', text: messageOf(error, { detail: t('deleteFailed') }) });
      void refresh(api.assistant.conversations);
    },
  });
  const rows = answer.data?.conversations;

  async function ask(id: string, title: string) {
    const sure = await confirm({
      title: t('askDelete'),
      text: t('deleteWhat', { title }),
      confirm: t('delete'),
      danger: true,
    });
    if (sure) remove.mutate({ params: { ...params, id } });
  }

  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={t('earlier')}
      position="right"
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {answer.isError ? (
        <Failed text={t('earlierFailed')} onRetry={() => void answer.refetch()} />
      ) : !rows ? (
        <Loading height={120} />
      ) : rows.length === 0 ? (
        <Empty text={t('none')} hint={t('noneHint')} />
      ) : (
        <Earlier rows={rows} onOpen={onOpen} onDelete={(id, title) => void ask(id, title)} />
      )}
    </Drawer>
  );
}

interface EarlierProps extends Pick<HistoryListProps, 'onOpen'> {
  rows: CallOutput<typeof api.assistant.conversations>['conversations'];
  onDelete(id: string, title: string): void;
}

function Earlier({ rows, onOpen, onDelete }: EarlierProps) {
  return (
    <>
      <Text size="sm" c="dimmed">
        {t('keptFor', { days: conversationDays })}
      </Text>
      <ul className={classes.history}>
        {rows.map((row) => (
          <li key={row.id}>
            <UnstyledButton className={classes.earlier} onClick={() => onOpen(row.id)}>
              <Text fw={600} size="sm" lineClamp={2}>
                {row.title}
              </Text>
              <Text size="xs" c="dimmed">
                {t('dateAndQuestions', { date: dateTimeText(row.updatedAt), questions: row.questions })}
              </Text>
            </UnstyledButton>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('deleteOne', { title: row.title })}
              onClick={() => onDelete(row.id, row.title)}
            >
              <IconTrash size={16} stroke={1.6} />
            </ActionIcon>
          </li>
        ))}
      </ul>
    </>
  );
}
