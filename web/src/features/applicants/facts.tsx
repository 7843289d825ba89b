/** Names and values, one pair per line. */
import type { ReactNode } from 'react';
import classes from './applicants.module.css';

/** A dash stands where nothing is known. */
export function Facts({ facts }: { facts: [name: string, value: ReactNode][] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value || '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
