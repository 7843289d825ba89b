const often = 2000;

/** Milliseconds after which a list is asked for again while one of its rows is being erased, so that it is seen to go. */
export function whileErasing(rows: readonly { standing: string }[] | undefined): number | false {
  return rows?.some(({ standing }) => standing === 'erasing') ? often : false;
}
