/** The mark: an S drawn as the mesh of a sieve, and the word beside it. */
import { Group, Text } from '@mantine/core';

/** The holes of the mesh, five by five; the large ones are the letter. */
const holes = ['01111', '10000', '01110', '00001', '11110'].flatMap((row, y) =>
  [...row].map((hole, x) => ({ at: `${x} ${y}`, x: 6 + x * 5, y: 6 + y * 5, large: hole === '1' })),
);

/** The mark alone; decoration, so that it has no name of its own. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="7" fill="#126b81" />
      {holes.map(({ at, x, y, large }) => (
        <circle key={at} cx={x} cy={y} r={large ? 2.1 : 0.9} fill={large ? '#fff' : '#86c2cf'} />
      ))}
    </svg>
  );
}

/** Mark and name in one line. */
export function Logo() {
  return (
    <Group gap="xs" wrap="nowrap">
      <Mark />
      <Text component="span" fw={700} fz="lg" lh={1}>
        Saring
      </Text>
    </Group>
  );
}
