/** Looks again at a list while one of its rows is being erased, so that it is seen to go. */
import { useState } from 'react';

const often = 2000;

export function useErasing() {
  const [some, setSome] = useState(false);
  /** Called with each answer, while it is drawn. */
  function watch(rows: readonly { standing: string }[] | undefined) {
    const now = rows?.some(({ standing }) => standing === 'erasing') ?? false;
    if (now !== some) setSome(now);
  }
  return { refetchInterval: some ? often : (false as const), watch };
}
