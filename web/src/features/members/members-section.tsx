/** The section of the settings that says who administers the company, and where others are invited. */
import { Button, Group, List, Stack, Text, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { api, type CallOutput, email as emailSchema } from '@saring/contract';
import { useState } from 'react';
import { useApi, useCallMutation } from '#client/hooks.ts';
import { messageOf, problemsOf } from '#client/messages.ts';
import { check } from '#client/validate.ts';
import { CopyField } from '#kit/copy-field.tsx';
import { dateText } from '#kit/dates.ts';
import { confirm } from '#kit/dialogs.ts';
import { FormNotice, focusFirstError, showProblems } from '#kit/form.tsx';
import { notify } from '#kit/notices.ts';
import { Panel } from '#kit/page.tsx';
import { Failed, Loading } from '#kit/states.tsx';
import { t } from '#messages/members.ts';

type Answer = CallOutput<typeof api.members.list>;
type Member = Answer['members'][number];
type Invitation = Answer['invitations'][number];

export function MembersSection({ companyId }: { companyId: string }) {
  const answer = useApi(api.members.list, { params: { companyId } });
  return (
    <Panel title={t('title')} description={t('what')}>
      {answer.data ? (
        <Stack gap="lg">
          <Members companyId={companyId} members={answer.data.members} />
          {answer.data.invitations.length > 0 && (
            <Invitations companyId={companyId} invitations={answer.data.invitations} />
          )}
          <InviteForm companyId={companyId} />
        </Stack>
      ) : answer.isError ? (
        <Failed
          text={messageOf(answer.error, { detail: t('failed') })}
          onRetry={() => void answer.refetch()}
          busy={answer.isFetching}
        />
      ) : (
        <Loading />
      )}
    </Panel>
  );
}

const told = {
  refreshes: [api.members.list],
  onSuccess: ({ message }: { message: string }) => notify({ tone: 'good', text: message }),
  onError: (error: unknown) => notify({ tone: 'bad', text: messageOf(error, { other: () => t('changeFailed') }) }),
};

function Members({ companyId, members }: { companyId: string; members: readonly Member[] }) {
  const remove = useCallMutation(api.members.remove, told);
  async function ask({ username, self }: Member) {
    const sure = await confirm({
      title: t('askRemove', { username }),
      text: t(self ? 'removeYourself' : 'removeWhat'),
      confirm: t('remove'),
      danger: true,
    });
    if (sure) remove.mutate({ params: { companyId, username } });
  }
  return (
    <Lines label={t('list')}>
      {members.map((member) => (
        <Line
          key={member.username}
          title={member.self ? t('you', { username: member.username }) : member.username}
          text={t('since', { email: member.email, day: dateText(member.joinedAt) })}
          // The last one stays.
          action={members.length > 1 ? { label: t('remove'), of: t('removeOne', { username: member.username }) } : null}
          busy={remove.isPending}
          onAct={() => void ask(member)}
        />
      ))}
    </Lines>
  );
}

function Invitations({ companyId, invitations }: { companyId: string; invitations: readonly Invitation[] }) {
  const revoke = useCallMutation(api.members.revoke, told);
  return (
    <div>
      <Title order={3} mb="xs">
        {t('invitations')}
      </Title>
      <Lines label={t('invitations')}>
        {invitations.map(({ id, email, expiresAt }) => (
          <Line
            key={id}
            title={email}
            text={t('until', { day: dateText(expiresAt) })}
            action={{ label: t('revoke'), of: t('revokeOne', { email }) }}
            busy={revoke.isPending}
            onAct={() => revoke.mutate({ params: { companyId, invitationId: id } })}
          />
        ))}
      </Lines>
    </div>
  );
}

const wide = { itemWrapper: { width: '100%' }, itemLabel: { width: '100%' } };

function Lines({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <List spacing="xs" listStyleType="none" styles={wide} aria-label={label}>
      {children}
    </List>
  );
}

interface LineProps {
  title: string;
  text: string;
  /** What can be done, and of whom in words for the ear; null where nothing can. */
  action: { label: string; of: string } | null;
  busy: boolean;
  onAct: () => void;
}

function Line({ title, text, action, busy, onAct }: LineProps) {
  return (
    <List.Item>
      <Group justify="space-between" wrap="nowrap">
        <div>
          <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
            {title}
          </Text>
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {text}
          </Text>
        </div>
        {action && (
          <Button variant="default" size="xs" flex="none" aria-label={action.of} disabled={busy} onClick={onAct}>
            {action.label}
          </Button>
        )}
      </Group>
    </List.Item>
  );
}

function InviteForm({ companyId }: { companyId: string }) {
  const [notice, setNotice] = useState<string | null>(null);
  const [fresh, setFresh] = useState<{ email: string; link: string | null } | null>(null);
  const invite = useCallMutation(api.members.invite, { refreshes: [api.members.list] });
  const form = useForm({
    initialValues: { email: '' },
    validate: { email: check(emailSchema(t('emailInvalid'))) },
  });
  const submit = form.onSubmit((body) => {
    setNotice(null);
    invite.mutate(
      { params: { companyId }, body },
      {
        onSuccess: ({ message, invitationLink: link, invitation }) => {
          form.reset();
          setFresh({ email: invitation.email, link });
          notify({ tone: 'good', text: message });
        },
        onError: (error) =>
          setNotice(showProblems(form, problemsOf(error)) ?? messageOf(error, { other: () => t('inviteFailed') })),
      },
    );
  }, focusFirstError(form));
  return (
    <form onSubmit={submit} noValidate aria-label={t('invite')}>
      <Stack gap="sm">
        <FormNotice text={notice} />
        <Group align="flex-start" gap="sm">
          <TextInput
            label={t('email')}
            type="email"
            autoComplete="off"
            required
            flex="1 1 14rem"
            miw={0}
            {...form.getInputProps('email')}
          />
          <Button type="submit" loading={invite.isPending} mt={25}>
            {t('invite')}
          </Button>
        </Group>
        {fresh?.link && (
          <CopyField
            label={t('link', { email: fresh.email })}
            description={t('linkWhat')}
            value={fresh.link}
            button={t('copy')}
            done={t('copied')}
          />
        )}
      </Stack>
    </form>
  );
}
