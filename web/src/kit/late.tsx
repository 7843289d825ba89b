/** Controls that open something over the page: until the page is painted, what looks the same stands in their place. */
import {
  type ComponentType,
  Fragment,
  type LazyExoticComponent,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { patiently } from './patiently.ts';

type Touched = 'focus' | 'press' | null;
/** As a function it hears whether somebody was there before it. */
type Children = ReactNode | ((reached: boolean) => ReactNode);

const inPlace = { display: 'contents' };

/**
 * Placing what opens takes half of the time of a first drawing, and its library a quarter of a page's script: neither
 * keeps the page waiting. Whoever reaches `plain` sooner has the focus in `children` then, and what was pressed opens.
 * Each is one control.
 */
export function Late({ plain, children }: { plain: ReactNode; children: Children }) {
  // It waits as a part does that has not come. As a deferred value or a transition it would hold up every other change of
  // the page until its part is there, which may be never.
  const [painted] = useState(() => Promise.withResolvers<void>());
  useEffect(() => painted.resolve(), [painted]);
  const touched = useRef<Touched>(null);
  const first = (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears what reaches the control inside
    <span
      style={inPlace}
      onFocus={() => {
        touched.current ??= 'focus';
      }}
      onBlur={() => {
        touched.current = null;
      }}
      onClickCapture={() => {
        touched.current = 'press';
      }}
    >
      {plain}
    </span>
  );
  return (
    <Suspense fallback={first}>
      <Ready touched={touched} painted={painted.promise}>
        {children}
      </Ready>
    </Suspense>
  );
}

/** What `Late` shows in the end. It is tried until it comes, for the page stands without it, also while no network does. */
export function latePart<M, P>(
  load: () => Promise<M>,
  of: (module: M) => ComponentType<P>,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => ({ default: of(await patiently(load, Number.POSITIVE_INFINITY)) }));
}

interface ReadyProps {
  touched: RefObject<Touched>;
  /** Kept once the page is. */
  painted: Promise<void>;
  children: Children;
}

function Ready({ touched, painted, children }: ReadyProps) {
  use(painted);
  const box = useRef<HTMLSpanElement>(null);
  const [reached, setReached] = useState(() => touched.current !== null);
  // What was drawn is shown some moments later: whoever reached the control in between was there before it, too.
  useLayoutEffect(() => {
    if (touched.current) setReached(true);
  }, [touched]);
  useEffect(() => {
    const control = reached && touched.current && box.current?.querySelector<HTMLElement>('button, input');
    if (!control) return;
    control.focus();
    if (touched.current === 'press') control.click();
    touched.current = null;
  }, [touched, reached]);
  return (
    <span ref={box} style={inPlace}>
      {typeof children === 'function' ? <Fragment key={String(reached)}>{children(reached)}</Fragment> : children}
    </span>
  );
}
