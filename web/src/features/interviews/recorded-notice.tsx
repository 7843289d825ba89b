/** What is recorded, for how long, who hears it, and what else is noted: said before anything begins. */
import { List } from '@mantine/core';
import { Panel } from '#kit/page.tsx';

export function RecordedNotice({ days }: { days: number }) {
  return (
    <Panel title="What is recorded">
      <List size="sm" spacing={6}>
        <List.Item>
          <b>Your voice</b>, answer by answer, and its words. Only the people at the company who review your application
          hear it. The recording is deleted by itself after {days} days.
        </List.Item>
        <List.Item>
          <b>Not your picture.</b> The camera shows it to you alone: it is neither recorded nor sent.
        </List.Item>
        <List.Item>
          <b>Your words</b> are read by software without your name, photo, age or gender. A person decides.
        </List.Item>
        <List.Item>
          <b>Noted with the time, never scored:</b> when this tab is hidden, the window is left, something is pasted
          into a typed answer, a second tab is opened, or camera or microphone are lost.
        </List.Item>
      </List>
    </Panel>
  );
}
