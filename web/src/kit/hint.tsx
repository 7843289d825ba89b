/** A few words about a control, shown while the mouse or the focus is on it. */
import type { TooltipProps } from '@mantine/core';
import { Late, latePart } from './late.tsx';

const Bubble = latePart(
  () => import('./bubble.tsx'),
  (m) => m.Bubble,
);

/** Around one control, as the library's. It is open at once where somebody touched or focused the control before it came. */
export function Hint(props: TooltipProps) {
  return (
    <Late plain={props.children}>
      {(reached) => <Bubble {...props} {...(reached ? { defaultOpened: true } : {})} />}
    </Late>
  );
}
