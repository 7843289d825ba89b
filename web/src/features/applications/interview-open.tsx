/** What stands in place of the interview's marks while there are none. */
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { api } from '@saring/contract';
import { useCallMutation } from '#client/hooks.ts';
import { messageOf } from '#client/messages.ts';
import { FormNotice } from '#kit/form.tsx';
import { Panel } from '#kit/page.tsx';

/** `complete` says whether the applicant has finished the interview. */
export function InterviewOpen({ id, complete }: { id: string; complete: boolean }) {
  const analyse = useCallMutation(api.interviews.generateAnalysis, {
    timeout: 120_000,
    refreshes: [api.interviews.analysis, api.applications.byId, api.applications.byJob],
  });
  return (
    <Panel title="Interview Criteria Scores">
      <Stack gap="md">
        {complete ? (
          <>
            <Text size="sm">The interview is finished. The analysis is not available yet.</Text>
            <Group>
              <Button variant="default" loading={analyse.isPending} onClick={() => analyse.mutate({ params: { id } })}>
                Analyse now
              </Button>
            </Group>
            <FormNotice
              text={analyse.isError ? messageOf(analyse.error, { detail: 'Failed to generate analysis' }) : null}
            />
          </>
        ) : (
          <Text size="sm">
            The interview is open: the applicant has not finished it. Its marks appear here once it is analysed.
          </Text>
        )}
        <section>
          <Title order={3} mb={4}>
            Overall Assessment
          </Title>
          <Text size="sm">No detailed interview assessment available.</Text>
        </section>
      </Stack>
    </Panel>
  );
}
