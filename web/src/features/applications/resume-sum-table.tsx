/** The arithmetic of the resume score, part by part. */
import { Table, Text, Title } from '@mantine/core';
import { resumeSum } from './arithmetic.ts';
import classes from './profile.module.css';
import type { ResumeReading } from './types.ts';

/** Value × weight × 10 are the points of a part; the lowest ceiling holds them down. */
export function ResumeSumTable({ reading }: { reading: ResumeReading }) {
  const { details, score } = reading;
  const sum = resumeSum(details);
  return (
    <section>
      <Title order={3} mb={4}>
        How {score.toFixed(2)} of 10 came about
      </Title>
      <Table className={classes.sum} verticalSpacing={6} horizontalSpacing="xs" aria-label="Parts of the resume score">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Part</Table.Th>
            <Table.Th scope="col">Value × weight</Table.Th>
            <Table.Th scope="col">Points</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {sum.rows.map((row) => (
            <Table.Tr key={row.key}>
              <Table.Td>
                <Text size="sm">{row.label}</Text>
                <Text size="xs" c="dimmed">
                  {row.explanation}
                </Text>
              </Table.Td>
              <Table.Td>{`${row.value} × ${row.weight}`}</Table.Td>
              <Table.Td>{row.points}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
        <Table.Tfoot>
          <Table.Tr>
            <Table.Th scope="row" colSpan={2}>
              Together, of 10
            </Table.Th>
            <Table.Td>{sum.mean.toFixed(2)}</Table.Td>
          </Table.Tr>
          {details.caps.map((cap) => (
            <Table.Tr key={cap.reason}>
              <Table.Td colSpan={2}>
                <Text size="sm">At most {cap.limit.toFixed(2)}</Text>
                <Text size="xs" c="dimmed">
                  {cap.reason}
                </Text>
              </Table.Td>
              <Table.Td>{cap.limit === sum.ceiling ? cap.limit.toFixed(2) : '–'}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tfoot>
      </Table>
    </section>
  );
}
