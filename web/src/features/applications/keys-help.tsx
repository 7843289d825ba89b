/** Lists the keys, and is where they are switched off. */
import { Kbd, Stack, Switch, Table } from '@mantine/core';
import '@mantine/core/styles/Kbd.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { useKeysOn } from '#kit/keys.ts';
import { t } from '#messages/applications-profile.ts';

export type KeyLines = readonly { keys: readonly string[]; does: string }[];

export function KeysHelp({ lines }: { lines: KeyLines }) {
  const [on, setOn] = useKeysOn();
  return (
    <Stack gap="md">
      <Table aria-label={t('keys')} withRowBorders={false} verticalSpacing={6}>
        <Table.Tbody>
          {lines.map(({ keys, does }) => (
            <Table.Tr key={does}>
              <Table.Th scope="row" w={90}>
                {keys.map((key) => (
                  <Kbd key={key} mr={4}>
                    {key}
                  </Kbd>
                ))}
              </Table.Th>
              <Table.Td>{does}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Switch
        label={t('useKeys')}
        description={t('useKeysWhat')}
        checked={on}
        onChange={(event) => setOn(event.currentTarget.checked)}
      />
    </Stack>
  );
}
