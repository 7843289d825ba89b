/** What stands in place of the interview's marks while there are none. */
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { api } from '@saring/contract';
import { useCallMutation } from '#client/hooks.ts';
import { messageOf } from '#client/messages.ts';
import { FormNotice } from '#kit/form.tsx';
import { Panel } from '#kit/page.tsx';
import { t } from '#messages/applications-profile.ts';

/** `complete` says whether the applicant has finished the interview. */
export function InterviewOpen({ id, complete }: { id: string; complete: boolean }) {
  const analyse = useCallMutation(api.interviews.generateAnalysis, {
    timeout: 120_000,
    refreshes: [api.interviews.analysis, api.applications.byId, api.applications.byJob],
  });
  return (
    <Panel title={t('criteriaScores')}>
      <Stack gap="md">
        {complete ? (
          <>
            <Text size="sm">{t('interviewFinished')}</Text>
            <Group>
              <Button variant="default" loading={analyse.isPending} onClick={() => analyse.mutate({ params: { id } })}>
                {t('analyse')}
              </Button>
            </Group>
            <FormNotice text={analyse.isError ? messageOf(analyse.error, {}) : null} />
          </>
        ) : (
          <Text size="sm">{t('interviewOpen')}</Text>
        )}
        <section>
          <Title order={3} mb={4}>
            {t('overall')}
          </Title>
          <Text size="sm">{t('noAssessment')}</Text>
        </section>
      </Stack>
    </Panel>
  );
}
