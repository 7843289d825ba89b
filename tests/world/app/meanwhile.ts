/** Whether somebody else is served while something slow is under way. */

/**
 * Asks one after the other until so many answers have come. Answers their statuses, and whether the slow one was
 * answered before the last of them: one that keeps the process from serving is.
 */
export async function meanwhile(slow: Promise<unknown>, ask: () => Promise<{ status: number }>, count: number) {
  let over = false;
  const end = () => {
    over = true;
  };
  slow.then(end, end);
  const statuses = new Set<number>();
  for (let answers = 0; answers < count; answers += 1) statuses.add((await ask()).status);
  return { statuses: [...statuses], over };
}
