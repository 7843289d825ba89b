/** What shows notices; it comes after the page, for nobody is told anything before (notices.ts). */
import { Button, Group, Portal, Text } from '@mantine/core';
import { randomId } from '@mantine/hooks';
import { Notifications, notifications } from '@mantine/notifications';
import { t } from '#messages/kit.ts';
import { typedInto } from './keys.ts';
import { closesAfter } from './last-input.ts';
import { say } from './say.tsx';
import { fillSlot } from './slots.tsx';
import { type Tone, ToneIcon, toneColours } from './tones.tsx';

export interface Notice {
  text: string;
  tone?: Tone;
  /** A button by which it is taken back, such as `{ label: 'Undo', run: … }`; it closes the notice. */
  action?: { label: string; run: () => void };
  /** Milliseconds; 3 s unless said, 8 s with an action, or 10 s for whoever goes by keys. It waits while it has the mouse or the focus; a failure stays. */
  closeAfter?: number;
}

/** Milliseconds for a notice that can be taken back. */
const undoAfter = 8000;
/** So many are on the screen at a time. */
const most = 3;
/** Failures that were not closed; there is always room for something else. */
const failures = new Set<string>();
/** Those that go by themselves. */
const passing = new Set<string>();

// A part of the page with a name, as every other; no `section`: the focus of a notice that goes would stay in it (kept-focus.ts).
fillSlot('notices', () => (
  <Portal>
    <aside aria-label={t('notices')}>
      <Notifications position="top-center" limit={most} containerWidth={380} withinPortal={false} />
    </aside>
  </Portal>
));

/** What can still be taken back, newest last; by Ctrl+Z as well, for whoever does not reach the notice in time. */
const undoable = new Map<string, () => void>();

window.addEventListener('keydown', (event) => {
  if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.key.toLowerCase() !== 'z') return;
  if (event.target instanceof Element && event.target.closest(typedInto)) return;
  const run = [...undoable.values()].at(-1);
  if (!run) return;
  event.preventDefault();
  run();
});

/**
 * A failure stays until it is closed, until something went well after it, or until there are too many. It alone interrupts
 * whoever listens; everything else is said in its turn.
 */
export function show({ text, tone = 'info', action, closeAfter }: Notice): void {
  const left = { good: 0, bad: most - 2, info: most }[tone];
  for (const failure of [...failures].slice(0, Math.max(failures.size - left, 0))) notifications.hide(failure);
  // The newest shows at once: of twenty decisions in a row the last is not told a minute later.
  const room = Math.max(most - failures.size, 1);
  for (const old of [...passing].slice(0, Math.max(passing.size + 1 - room, 0))) notifications.hide(old);
  const id = randomId();
  const undo = () => {
    notifications.hide(id);
    undoable.delete(id);
    action?.run();
  };
  if (action) undoable.set(id, undo);
  const autoClose = tone === 'bad' ? false : (closeAfter ?? (action ? closesAfter(undoAfter) : 3000));
  const notice = {
    id,
    role: tone === 'bad' ? 'alert' : 'none',
    color: toneColours[tone],
    icon: <ToneIcon tone={tone} />,
    message: (
      <Group justify="space-between" wrap="nowrap" gap="sm">
        <Text size="sm">{text}</Text>
        {action && (
          <Button size="compact-sm" variant="subtle" flex="none" aria-keyshortcuts="Control+Z" onClick={undo}>
            {action.label}
          </Button>
        )}
      </Group>
    ),
    onClose: () => {
      failures.delete(id);
      passing.delete(id);
      undoable.delete(id);
    },
    onFocus: () => notifications.update({ ...notice, autoClose: false }),
    onBlur: () => notifications.update({ ...notice, autoClose }),
  };
  notifications.show({ ...notice, autoClose });
  (tone === 'bad' ? failures : passing).add(id);
  if (tone === 'bad') return;
  say(text);
  if (action) say(t('byKeys', { action: action.label }));
}
