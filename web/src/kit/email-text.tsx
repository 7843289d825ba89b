/** An email address that breaks before its @, and if need be before the points of its domain. */
import { Fragment } from 'react';

export function EmailText({ address }: { address: string }) {
  const parts = address.split(/(?=@)|(?<=@.*)(?=\.)/);
  return parts.map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one address, whose order is all they are
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
