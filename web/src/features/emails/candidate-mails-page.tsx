/** What a company says of its own in the mails that its candidates get by themselves. */
import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { api, type CallOutput, longestMailWords } from '@saring/contract';
import { fillMessage, paragraphsOf } from '@saring/contract/domain';
import { useState } from 'react';
import { Link } from 'react-router';
import { useApi, useCallMutation } from '#client/hooks.ts';
import { messageOf, problemsOf } from '#client/messages.ts';
import { useDraftName, useOwnId } from '#client/session.ts';
import { FormNotice, showProblems, useDraft } from '#kit/form.tsx';
import { notify } from '#kit/notices.ts';
import { PageHeader, Panel, usePageTitle } from '#kit/page.tsx';
import { Failed, Loading } from '#kit/states.tsx';
import { t } from '#messages/emails-candidates.ts';
import classes from './emails.module.css';
import { Letter } from './letter.tsx';
import { MessageField } from './message-field.tsx';

type Answer = CallOutput<typeof api.decisions.mails>;
type Mail = Answer['mails'][number];

const settings = '/admin/admin_settings';

/** The page of /admin/mails. */
export function CandidateMailsPage() {
  usePageTitle(t('title'));
  const username = useOwnId();
  const answer = useApi(api.decisions.mails, { params: { username } });
  return (
    <>
      <PageHeader title={t('title')} description={t('what')} back={{ to: settings, label: t('toSettings') }} />
      {answer.data ? (
        <Stack gap="md">
          {answer.data.mails.map((mail) => (
            <MailPanel key={mail.kind} companyId={username} mail={mail} example={answer.data.example} />
          ))}
          <Text size="sm" c="dimmed">
            {t('others', {
              link: (text) => (
                <Anchor component={Link} to={settings}>
                  {text}
                </Anchor>
              ),
            })}
          </Text>
        </Stack>
      ) : answer.isError ? (
        <Failed
          text={messageOf(answer.error, { detail: t('notLoaded') })}
          onRetry={() => void answer.refetch()}
          busy={answer.isFetching}
        />
      ) : (
        <Loading />
      )}
    </>
  );
}

const titles = {
  received: t('received'),
  interview: t('interview'),
  accepted: t('accepted'),
  kept: t('kept'),
  rejected: t('rejected'),
};
const whens = {
  received: t('receivedWhen'),
  interview: t('interviewWhen'),
  accepted: t('acceptedWhen'),
  kept: t('keptWhen'),
  rejected: t('rejectedWhen'),
};

interface MailPanelProps {
  companyId: string;
  mail: Mail;
  example: Answer['example'];
}

/** The words of one mail, and beside them the mail. */
function MailPanel({ companyId, mail, example }: MailPanelProps) {
  const { form, save, test, notice } = useMail(companyId, mail);
  const own = paragraphsOf(form.values.words).map((text) => ({ text: fillMessage(text, example), own: true }));
  return (
    <Panel title={titles[mail.kind]} description={whens[mail.kind]}>
      <div className={classes.columns}>
        <form aria-label={titles[mail.kind]} onSubmit={form.onSubmit(save.send)} noValidate>
          <Stack gap="md">
            <MessageField
              label={t('words')}
              description={t('wordsWhat')}
              minRows={4}
              longest={longestMailWords}
              {...form.getInputProps('words')}
              message={form.values.words}
              onChange={(words) => form.setFieldValue('words', words)}
            />
            <Unsaved
              typed={form.values.words}
              saved={mail.words ?? ''}
              onTake={(words) => form.setFieldValue('words', words)}
            />
            <FormNotice text={notice} />
            <Group justify="flex-end">
              <Button
                variant="default"
                onClick={() => void test.send()}
                loading={test.isPending}
                disabled={save.isPending}
              >
                {t('test')}
              </Button>
              <Button type="submit" loading={save.isPending} disabled={test.isPending}>
                {t('save')}
              </Button>
            </Group>
          </Stack>
        </form>
        <Letter
          subject={mail.subject}
          title={mail.title}
          paragraphs={[{ text: mail.opening }, ...own, ...mail.rest.map((text) => ({ text }))]}
          button={mail.button}
          footer={mail.footer}
        />
      </div>
    </Panel>
  );
}

interface UnsavedProps {
  typed: string;
  /** As it is by now, also where a colleague saved it meanwhile. */
  saved: string;
  onTake: (words: string) => void;
}

/** What the mail says as long as what stands above is not saved. */
function Unsaved({ typed, saved, onTake }: UnsavedProps) {
  if (typed.trim() === saved) return null;
  return (
    <Stack gap={4} align="flex-start">
      <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {saved ? t('unsaved', { words: saved, b: (words) => <strong>{words}</strong> }) : t('unsavedNone')}
      </Text>
      <Button size="xs" variant="subtle" onClick={() => onTake(saved)}>
        {t('useSaved')}
      </Button>
    </Stack>
  );
}

function useMail(companyId: string, { kind, words }: Mail) {
  const form = useForm({ name: kind, initialValues: { words: words ?? '' } });
  const draft = useDraft(form, useDraftName('mail', companyId, kind));
  const [notice, setNotice] = useState<string | null>(null);
  const saving = useCallMutation(api.decisions.saveMail, { refreshes: [api.decisions.mails] });
  const testing = useCallMutation(api.decisions.testMail, { timeout: 30_000 });
  const params = { username: companyId, mail: kind };

  /** What is wrong with the words stands at their field, everything else below it. */
  function failed(error: unknown, detail: string) {
    const problems = problemsOf(error);
    setNotice(problems.length > 0 ? showProblems(form, problems) : messageOf(error, { detail }));
  }

  async function save(values: { words: string }) {
    setNotice(null);
    try {
      await saving.mutateAsync({ params, body: values });
      draft.clear();
      notify({ tone: 'good', text: t('saved') });
    } catch (error) {
      failed(error, t('notSaved'));
    }
  }

  async function test() {
    setNotice(null);
    try {
      const { state, error, message } = await testing.mutateAsync({ params, body: form.values });
      if (state === 'sent') return notify({ tone: 'good', text: message });
      setNotice(error ? t('testRefused', { why: error }) : message);
    } catch (error) {
      failed(error, t('testNotSent'));
    }
  }

  return {
    form,
    notice,
    save: { send: (values: { words: string }) => void save(values), isPending: saving.isPending },
    test: { send: test, isPending: testing.isPending },
  };
}
