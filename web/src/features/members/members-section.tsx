/** The section of the settings that says who administers the company, and where others are invited. */
import { Button, Group, List, Stack, Text, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useDisclosure } from '@mantine/hooks';
import { api, type CallOutput, email as emailSchema } from '@saring/contract';
import { useState } from 'react';
import { refresh, useApi, useCallMutation } from '#client/hooks.ts';
import { messageOf, problemsOf } from '#client/messages.ts';
import { check } from '#client/validate.ts';
import { PasswordDialog } from '#features/auth/index.ts';
import { CopyField } from '#kit/copy-field.tsx';
import { dateText } from '#kit/dates.ts';
import { focusFirstError, mandatory, showProblems } from '#kit/form.tsx';
import { notify } from '#kit/notices.ts';
import { Panel } from '#kit/page.tsx';
import { say } from '#kit/say.tsx';
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
          <InviteForm companyId={companyId} invitations={answer.data.invitations} />
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
};

function Members({ companyId, members }: { companyId: string; members: readonly Member[] }) {
  const remove = useCallMutation(api.members.remove, told);
  const [asked, setAsked] = useState<Member | null>(null);
  const [opened, dialog] = useDisclosure();
  async function onProve(password: string) {
    if (!asked) return;
    await remove.mutateAsync({ params: { companyId, username: asked.username }, body: { password } });
    dialog.close();
  }
  return (
    <>
      <Lines label={t('list')}>
        {members.map((member) => (
          <Line
            key={member.username}
            title={member.self ? t('you', { username: member.username }) : member.username}
            text={t('since', { email: member.email, day: dateText(member.joinedAt) })}
            // The last one stays.
            action={
              members.length > 1 ? { label: t('remove'), of: t('removeOne', { username: member.username }) } : null
            }
            busy={remove.isPending}
            onAct={() => {
              setAsked(member);
              dialog.open();
            }}
          />
        ))}
      </Lines>
      <PasswordDialog
        title={t('askRemove', { username: asked?.username ?? '' })}
        what={t(asked?.self ? 'removeYourself' : 'removeWhat')}
        confirm={t('remove')}
        color="red"
        failed={t('changeFailed')}
        opened={opened}
        onClose={dialog.close}
        onProve={onProve}
      />
    </>
  );
}

function Invitations({ companyId, invitations }: { companyId: string; invitations: readonly Invitation[] }) {
  const revoke = useCallMutation(api.members.revoke, {
    ...told,
    onError: (error) => {
      notify({ tone: 'bad', text: messageOf(error, { other: () => t('changeFailed') }) });
      // It may have been used meanwhile.
      void refresh(api.members.list);
    },
  });
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

interface InviteFormProps {
  companyId: string;
  /** Those that are open. */
  invitations: readonly Invitation[];
}

function InviteForm({ companyId, invitations }: InviteFormProps) {
  const [fresh, setFresh] = useState<CallOutput<typeof api.members.invite> | null>(null);
  const [opened, dialog] = useDisclosure();
  const invite = useCallMutation(api.members.invite, told);
  const form = useForm({
    initialValues: { email: '' },
    validate: { email: check(emailSchema(t('emailInvalid'))) },
  });
  async function onProve(password: string) {
    try {
      setFresh(await invite.mutateAsync({ params: { companyId }, body: { ...form.getValues(), password } }));
      form.reset();
    } catch (error) {
      // What is wrong with the address is said at its field, everything else in the dialog.
      const problems = problemsOf(error);
      if (problems.length === 0) throw error;
      showProblems(form, problems);
      // The focus returns to the button: what is wrong is read all the same.
      say(problems.map(({ text }) => text).join(' '));
    }
    dialog.close();
  }
  // Void as soon as it was used or taken back.
  const open = fresh && invitations.some(({ id }) => id === fresh.invitation.id);
  return (
    <>
      <form onSubmit={form.onSubmit(dialog.open, focusFirstError(form))} noValidate aria-label={t('invite')}>
        <Stack gap="sm">
          <Group align="flex-start" gap="sm">
            <TextInput
              label={t('email')}
              type="email"
              autoComplete="off"
              {...mandatory}
              flex="1 1 14rem"
              miw={0}
              {...form.getInputProps('email')}
            />
            <Button type="submit" mt={25}>
              {t('invite')}
            </Button>
          </Group>
          {open && <FreshLink made={fresh} />}
        </Stack>
      </form>
      <PasswordDialog
        title={t('askInvite', { email: form.values.email })}
        what={t('inviteWhat')}
        confirm={t('invite')}
        failed={t('inviteFailed')}
        opened={opened}
        onClose={dialog.close}
        onProve={onProve}
      />
    </>
  );
}

/** The link of an invitation, where no mail brings it. */
function FreshLink({ made: { invitation, invitationLink } }: { made: CallOutput<typeof api.members.invite> }) {
  return (
    invitationLink && (
      <CopyField
        label={t('link', { email: invitation.email })}
        description={t('linkWhat')}
        value={invitationLink}
        button={t('copy')}
        done={t('copied')}
      />
    )
  );
}
