/** The arithmetic of the resume score, part by part. */
import { Table, Text, Title } from '@mantine/core';
import { t } from '#messages/applications-profile.ts';
import { score } from '#messages/formats.ts';
import { resumeSum } from './arithmetic.ts';
import classes from './profile.module.css';
import type { ResumeReading } from './types.ts';

/** Value × weight are the points of a part; where they lie on a curve, the mark is read from it, else they are of ten. */
export function ResumeSumTable({ reading }: { reading: ResumeReading }) {
  const { details, score: mark } = reading;
  const sum = resumeSum(details);
  return (
    <section>
      <Title order={3} mb={4}>
        {t('howMark', { mark: score(mark) })}
      </Title>
      <Table className={classes.sum} verticalSpacing={6} horizontalSpacing="xs" aria-label={t('parts')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('part')}</Table.Th>
            <Table.Th scope="col">{t('valueWeight')}</Table.Th>
            <Table.Th scope="col">{t('points')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {sum.rows.map((row) => (
            <Table.Tr key={row.key}>
              <Table.Th scope="row">
                <Text size="sm">{row.label}</Text>
                <Text size="xs" c="dimmed">
                  {row.explanation}
                </Text>
              </Table.Th>
              <Table.Td>{`${row.value} × ${row.weight}`}</Table.Td>
              <Table.Td>{row.points}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
        <Table.Tfoot>
          {sum.curve && <Curve base={sum.curve.base} sum={sum.curve.sum} />}
          <Table.Tr>
            <Table.Th scope="row" colSpan={2}>
              {sum.curve
                ? t('ofTen', {
                    power: sum.curve.sum.startsWith('−') ? sum.curve.sum.slice(1) : `−${sum.curve.sum}`,
                    up: (text) => <sup>{text}</sup>,
                  })
                : t('togetherOf10')}
            </Table.Th>
            <Table.Td>{score(sum.mean)}</Table.Td>
          </Table.Tr>
          {details.caps.map((cap) => (
            <Cap key={cap.reason} cap={cap} counts={cap.limit === sum.ceiling} />
          ))}
        </Table.Tfoot>
      </Table>
    </section>
  );
}

/** The name of a row looks like any other cell of it; that of the sum does not. */
const own = { scope: 'row', colSpan: 2, fz: 'sm', fw: 400 } as const;

function Curve({ base, sum }: { base: string; sum: string }) {
  return (
    <>
      <Table.Tr>
        <Table.Th {...own}>{t('start')}</Table.Th>
        <Table.Td>{base}</Table.Td>
      </Table.Tr>
      <Table.Tr>
        <Table.Th {...own}>{t('together')}</Table.Th>
        <Table.Td>{sum}</Table.Td>
      </Table.Tr>
    </>
  );
}

/** A limit of the mark; it counts where no other is lower. */
function Cap({ cap, counts }: { cap: { limit: number; reason: string }; counts: boolean }) {
  return (
    <Table.Tr>
      <Table.Th {...own}>
        <Text size="sm">{t('atMost', { limit: score(cap.limit) })}</Text>
        <Text size="xs" c="dimmed">
          {cap.reason}
        </Text>
      </Table.Th>
      <Table.Td>{counts ? score(cap.limit) : '–'}</Table.Td>
    </Table.Tr>
  );
}
