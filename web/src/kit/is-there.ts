/** Whether what began something still stands when that ends. */
import { useEffect, useRef } from 'react';

/** Answers a function that tells whether the component is still shown: what it says afterwards has to be said elsewhere. */
export function useIsThere(): () => boolean {
  const there = useRef(false);
  useEffect(() => {
    there.current = true;
    return () => {
      there.current = false;
    };
  }, []);
  return () => there.current;
}
