/** What came of scoring again: how many rose and fell, and the largest changes with before and after. */
import { Alert, Anchor, Button, Collapse, Stack, Table, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useId } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Said } from '#kit/say.tsx';
import { t } from '#messages/applications-scoring.ts';
import { score } from '#messages/formats.ts';
import classes from './applicant-list.module.css';
import { applicantPath } from './list-state.ts';
import { changeText, outcomeSentence } from './scoring-rules.ts';
import type { Scoring } from './types.ts';

type Run = NonNullable<Scoring['run']>;

export function ScoreChanges({ run, onClose }: { run: Run; onClose: () => void }) {
  const [open, { toggle }] = useDisclosure(true);
  const table = useId();
  const Chevron = open ? IconChevronUp : IconChevronDown;
  return (
    <Alert
      color="petrol"
      mx="md"
      mb="sm"
      title={t('scoredAgain', { engine: run.engine })}
      withCloseButton
      closeButtonLabel={t('putAway')}
      onClose={onClose}
    >
      <Stack gap="xs" align="flex-start">
        <Said>
          <Text size="sm">{t('noStatus', { outcome: outcomeSentence(run) })}</Text>
        </Said>
        {run.changes.length > 0 && (
          <Button
            size="compact-sm"
            variant="subtle"
            ml={-8}
            rightSection={<Chevron size={14} aria-hidden="true" />}
            aria-expanded={open}
            aria-controls={table}
            onClick={toggle}
          >
            {t('beforeAndAfter')}
          </Button>
        )}
      </Stack>
      <Collapse expanded={open} id={table}>
        {run.changes.length > 0 && <Changes run={run} />}
      </Collapse>
    </Alert>
  );
}

function Changes({ run: { changes, raised, lowered } }: { run: Run }) {
  const [address] = useSearchParams();
  return (
    <>
      <Table className={classes.changes} verticalSpacing={4} horizontalSpacing="xs" aria-label={t('beforeAndAfter')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('applicant')}</Table.Th>
            <Table.Th scope="col">{t('before')}</Table.Th>
            <Table.Th scope="col">{t('after')}</Table.Th>
            <Table.Th scope="col">{t('change')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {changes.map(({ id, fullName, before, after }) => (
            <Table.Tr key={id}>
              <Table.Th scope="row">
                <Anchor component={Link} to={applicantPath(id, address)} size="sm">
                  {fullName}
                </Anchor>
              </Table.Th>
              <Table.Td>{score(before)}</Table.Td>
              <Table.Td>{score(after)}</Table.Td>
              <Table.Td fw={600}>{changeText(before, after)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {raised + lowered > changes.length && (
        <Text size="xs" c="dimmed" mt={4}>
          {t('largest', { shown: changes.length, all: raised + lowered })}
        </Text>
      )}
    </>
  );
}
