/** The try of the mail on the page of the first run: what is set, and a test mail to the address that is about to be. */
import { Button, Code, Stack, Text, Title } from '@mantine/core';
import { api } from '@saring/contract';
import { useState } from 'react';
import { useCallMutation } from '#client/hooks.ts';
import { problemsOf, statusOf } from '#client/messages.ts';
import { FormNotice } from '#kit/form.tsx';
import type { Tone } from '#kit/tones.tsx';
import { t } from '#messages/superuser-first-run.ts';
import { t as mails } from '#messages/superuser-mails.ts';
import { failureText, outcomeText } from './texts.ts';

interface FirstMailProps {
  token: string;
  /** Whether a mail server is set. */
  isSet: boolean;
  /** The address of the form, or null where it is none, which then stands at its field. */
  address: () => string | null;
  /** Puts the server's words at the field of the address. */
  onProblem: (text: string) => void;
  /** Puts the focus there. */
  focus: () => void;
  onOver: () => void;
}

export function FirstMail({ isSet, ...trying }: FirstMailProps) {
  return (
    <Stack gap="sm" component="section" aria-label={t('mail')}>
      <Title order={2}>{t('mail')}</Title>
      {isSet ? <Trial {...trying} /> : <NoServer />}
    </Stack>
  );
}

function NoServer() {
  return (
    <>
      <Text size="sm">{t('noServer')}</Text>
      <Text size="sm" c="dimmed">
        {t('noServerNext', { code: (text) => <Code>{text}</Code> })}
      </Text>
    </>
  );
}

function Trial({ token, address, onProblem, focus, onOver }: Omit<FirstMailProps, 'isSet'>) {
  const [notice, setNotice] = useState<{ tone: Tone; text: string; next?: string } | null>(null);
  const send = useCallMutation(api.superuser.tryFirstMail, { timeout: 30_000 });

  async function test() {
    setNotice(null);
    const email = address();
    if (email === null) return focus();
    try {
      const answer = await send.mutateAsync({ body: { token, email } });
      const isSent = answer.state === 'sent';
      const next = t(isSent ? 'lookThere' : 'lookAt');
      setNotice({ tone: isSent ? 'good' : 'bad', text: outcomeText(answer, email), next });
    } catch (error) {
      if (statusOf(error) === 404) return onOver();
      const [problem] = problemsOf(error);
      if (!problem) return setNotice({ tone: 'bad', text: failureText(error, mails('testFailed')) });
      onProblem(problem.text);
      focus();
    }
  }

  return (
    <>
      <Text size="sm">{t('serverSet')}</Text>
      <Button variant="default" loading={send.isPending} onClick={() => void test()}>
        {t('test')}
      </Button>
      <FormNotice text={notice?.text} tone={notice?.tone} />
      {notice?.next && (
        <Text size="sm" c="dimmed">
          {notice.next}
        </Text>
      )}
    </>
  );
}
