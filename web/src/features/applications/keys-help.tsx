/** Lists the keys, and is where they are switched off. */
import { Kbd, Stack, Switch, Table } from '@mantine/core';
import '@mantine/core/styles/Kbd.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { tell } from '#kit/dialogs.ts';
import { useKeysOn } from './keyboard.ts';

export type KeyLines = readonly { keys: readonly string[]; does: string }[];

/** Opens the dialog. */
export function showKeys(lines: KeyLines): void {
  void tell({ title: 'Keyboard', text: <KeysHelp lines={lines} />, close: 'Close' });
}

function KeysHelp({ lines }: { lines: KeyLines }) {
  const [on, setOn] = useKeysOn();
  return (
    <Stack gap="md">
      <Table aria-label="Keys" withRowBorders={false} verticalSpacing={6}>
        <Table.Tbody>
          {lines.map(({ keys, does }) => (
            <Table.Tr key={does}>
              <Table.Td w={90}>
                {keys.map((key) => (
                  <Kbd key={key} mr={4}>
                    {key}
                  </Kbd>
                ))}
              </Table.Td>
              <Table.Td>{does}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Switch
        label="Use these keys"
        description="They never act while you type."
        checked={on}
        onChange={(event) => setOn(event.currentTarget.checked)}
      />
    </Stack>
  );
}
