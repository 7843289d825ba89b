/** An email address that breaks before its @, and if need be before the points of its domain; a short one stays whole. */
import { Fragment } from 'react';

/** So much fits beside a label in a card of 360 px. */
const whole = 20;

export function EmailText({ address }: { address: string }) {
  if (address.length <= whole) return <span style={{ whiteSpace: 'nowrap' }}>{address}</span>;
  const parts = address.split(/(?=@)|(?<=@.*)(?=\.)/);
  return parts.map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one address, whose order is all they are
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
