/** A username that does not break at its hyphens in a table, unless it is too long for a column. */
import classes from './superuser.module.css';

const longest = 24;

export function Username({ name }: { name: string }) {
  return <span className={name.length <= longest ? classes.username : undefined}>{name}</span>;
}
