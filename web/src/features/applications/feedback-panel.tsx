/** What the company notes about an applicant. */
import { Button, Group, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { api } from '@saring/contract';
import { useCallMutation } from '#client/hooks.ts';
import { problemsOf } from '#client/messages.ts';
import { useDraftName } from '#client/session.ts';
import { focusFirstError, needed, showProblems, useDraft } from '#kit/form.tsx';
import { notify } from '#kit/notices.ts';
import { Panel } from '#kit/page.tsx';
import { TextArea } from '#kit/text-area.tsx';
import { t } from '#messages/applications-profile.ts';
import { isShown } from './use-decision.ts';

const required = t('feedbackRequired');

/** Make it anew for each applicant; what is typed survives a reload. */
export function FeedbackPanel({ id, name, saved }: { id: string; name: string; saved: string }) {
  const told = (text: string) => (isShown({ id }) ? text : t('about', { name, text }));
  const form = useForm({
    // `over`: what stood there when the text was begun.
    initialValues: { adminFeedback: saved, over: saved },
    validate: { adminFeedback: (text) => (text.trim() === '' ? required : null) },
  });
  const draft = useDraft(form, useDraftName('feedback', id));
  // Also of a panel that is gone by then, for another applicant is looked at.
  const save = useCallMutation(api.applications.setFeedback, {
    refreshes: [api.applications.byId, api.applications.history],
    onSuccess: () => {
      draft.clear();
      form.resetDirty();
      notify({ tone: 'good', text: told(t('feedbackSaved')) });
    },
    onError: (error) => {
      const problems = isShown({ id }) ? problemsOf(error) : [];
      if (problems.length > 0 && !showProblems(form, problems)) return;
      notify({ tone: 'bad', text: told(t('feedbackFailed')) });
    },
  });
  const submit = form.onSubmit(
    ({ adminFeedback }) => save.mutate({ params: { id }, body: { adminFeedback } }),
    focusFirstError(form),
  );
  const changed = draft.restored && !save.isSuccess && form.values.over !== saved;
  return (
    <Panel title={t('feedback')}>
      <form onSubmit={submit} noValidate>
        <Stack gap="sm">
          <TextArea
            aria-label={t('feedback')}
            {...needed}
            placeholder={t('feedbackExample')}
            description={t('feedbackWhat')}
            minRows={3}
            maxRows={12}
            maxLength={5000}
            {...form.getInputProps('adminFeedback')}
            onChange={({ currentTarget: { value: adminFeedback } }) =>
              // What is written behind a save is written over what was saved.
              form.setValues({ adminFeedback, over: save.isSuccess ? saved : form.values.over })
            }
          />
          {changed && <Changed text={saved} onTake={() => form.setValues({ adminFeedback: saved, over: saved })} />}
          <Group>
            <Button type="submit" variant="default" loading={save.isPending}>
              {t('feedbackSend')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Panel>
  );
}

/** What stands there by now, where something else was begun over what stood there before. */
function Changed({ text, onTake }: { text: string; onTake: () => void }) {
  return (
    <Stack gap={4} align="flex-start">
      <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {t('feedbackChanged', { text, b: (words) => <strong>{words}</strong> })}
      </Text>
      <Button size="xs" variant="subtle" onClick={onTake}>
        {t('feedbackTake')}
      </Button>
    </Stack>
  );
}
