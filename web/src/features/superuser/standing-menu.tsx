/** Suspend, lift and erase, for a company and for an account: a menu in its row, and the dialog that asks first. */
import { ActionIcon, Menu, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconBan, IconDots, IconLockOpen, IconTrash } from '@tabler/icons-react';
import { type RefObject, useRef, useState } from 'react';
import { problemsOf } from '#client/messages.ts';
import { StatusBadge } from '#kit/badges.tsx';
import { DialogButtons } from '#kit/dialog-buttons.tsx';
import { FormNotice, focusFirstError, mandatory, showProblems } from '#kit/form.tsx';
import { useIsThere } from '#kit/is-there.ts';
import { Modal } from '#kit/modal.tsx';
import { notify } from '#kit/notices.ts';
import { t } from '#messages/superuser-standing.ts';
import { failureText } from './texts.ts';

export type Standing = 'active' | 'suspended' | 'erasing';

interface Suspension {
  suspended: boolean;
  reason: string;
}

interface Erasure {
  confirm: string;
  reason: string;
}

interface Props {
  /** What its name is, to read and to type. */
  name: string;
  standing: Standing;
  kind: 'company' | 'user';
  suspend: (body: Suspension) => Promise<unknown>;
  erase: (body: Erasure) => Promise<unknown>;
}

/** Nothing where all is as usual. */
export function StandingBadge({ standing }: { standing: Standing }) {
  if (standing === 'active') return null;
  return <StatusBadge tone="bad">{t(standing)}</StatusBadge>;
}

type Act = 'suspend' | 'lift' | 'erase';

export function StandingMenu(props: Props) {
  const { name, standing } = props;
  const [act, setAct] = useState<Act>('suspend');
  const [asked, setAsked] = useState(false);
  const dots = useRef<HTMLButtonElement>(null);
  if (standing === 'erasing') return null;
  const ask = (wanted: Act) => () => {
    setAct(wanted);
    setAsked(true);
  };
  return (
    <>
      <Menu position="bottom-end" withinPortal returnFocus>
        <Menu.Target>
          <ActionIcon ref={dots} variant="subtle" aria-label={t('more', { name })}>
            <IconDots size={18} stroke={1.6} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {standing === 'active' ? (
            <Menu.Item leftSection={<IconBan size={16} stroke={1.6} />} onClick={ask('suspend')}>
              {t('suspend')}
            </Menu.Item>
          ) : (
            <Menu.Item leftSection={<IconLockOpen size={16} stroke={1.6} />} onClick={ask('lift')}>
              {t('lift')}
            </Menu.Item>
          )}
          <Menu.Item color="red" leftSection={<IconTrash size={16} stroke={1.6} />} onClick={ask('erase')}>
            {t('erase')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Question {...props} act={act} opened={asked} onClose={() => setAsked(false)} back={dots} />
    </>
  );
}

const titles = { suspend: 'askSuspend', lift: 'askLift', erase: 'askErase' } as const;
const whats = {
  company: { suspend: 'suspendCompany', lift: 'liftCompany', erase: 'eraseCompany' },
  user: { suspend: 'suspendUser', lift: 'liftUser', erase: 'eraseUser' },
} as const;
const dones = { suspend: 'wasSuspended', lift: 'wasLifted', erase: 'isErasing' } as const;

interface QuestionProps extends Props {
  act: Act;
  opened: boolean;
  onClose: () => void;
  back: RefObject<HTMLButtonElement | null>;
}

function Question({ opened, back, ...props }: QuestionProps) {
  const title = t(titles[props.act], { name: props.name });
  return (
    // The button may be gone by then, with its row.
    <Modal opened={opened} onClose={props.onClose} title={title} focusAfter={() => back.current?.focus()}>
      <Answer {...props} title={title} />
    </Modal>
  );
}

function Answer(props: Omit<QuestionProps, 'opened' | 'back'> & { title: string }) {
  const { name, kind, act, onClose, title } = props;
  const { form, send, busy, problem } = useAnswer(props);
  return (
    <form noValidate aria-label={title} onSubmit={form.onSubmit(send, focusFirstError(form))}>
      <Stack gap="md">
        <Text size="sm">{t(whats[kind][act])}</Text>
        {act === 'erase' && (
          <TextInput
            label={t('typeName', { name })}
            {...mandatory}
            autoComplete="off"
            data-autofocus
            {...form.getInputProps('confirm')}
          />
        )}
        <TextInput
          label={t('reason')}
          description={t(act === 'erase' ? 'reasonKept' : 'reasonTold')}
          {...(act === 'suspend' ? mandatory : {})}
          autoComplete="off"
          maxLength={500}
          data-autofocus={act === 'erase' ? undefined : true}
          {...form.getInputProps('reason')}
        />
        <FormNotice text={problem} />
        <DialogButtons onCancel={onClose} color={act === 'lift' ? undefined : 'red'} busy={busy}>
          {t(act)}
        </DialogButtons>
      </Stack>
    </form>
  );
}

function useAnswer({ name, act, suspend, erase, onClose }: Omit<QuestionProps, 'opened' | 'back'>) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isThere = useIsThere();
  const form = useForm({
    initialValues: { confirm: '', reason: '' },
    validate: {
      confirm: (value) => (act === 'erase' && value.trim() !== name ? t('typeNameFirst', { name }) : null),
      reason: (value) => (act === 'suspend' && !value.trim() ? t('giveReason') : null),
    },
  });

  async function send({ confirm, reason }: { confirm: string; reason: string }) {
    setBusy(true);
    setProblem(null);
    try {
      await (act === 'erase' ? erase({ confirm, reason }) : suspend({ suspended: act === 'suspend', reason }));
    } catch (error) {
      const problems = problemsOf(error);
      if (!isThere()) return notify({ tone: 'bad', text: failureText(error, t('failed')) });
      setProblem(problems.length > 0 ? showProblems(form, problems) : failureText(error, t('failed')));
      setBusy(false);
      return;
    }
    onClose();
    notify({ tone: 'good', text: t(dones[act], { name }) });
  }

  return { form, send, busy, problem };
}
