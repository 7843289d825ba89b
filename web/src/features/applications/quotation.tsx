/** Words of the applicant as they stand in their source; pressing them goes there. */
import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { t } from '#messages/applications.ts';
import classes from './profile.module.css';

export interface QuotationProps {
  text: string;
  /** Where it stands, for example "Q3" or "Resume". */
  place: string;
  onOpen?: (() => void) | undefined;
}

export function Quotation({ text, place, onOpen }: QuotationProps) {
  const words = (
    <>
      <q>{text.trim()}</q> <span className={classes.place}>{place}</span>
    </>
  );
  if (!onOpen) return <div className={classes.quotation}>{words}</div>;
  return (
    <UnstyledButton className={classes.quotation} onClick={onOpen}>
      {words}
      <VisuallyHidden>{t('showThere')}</VisuallyHidden>
    </UnstyledButton>
  );
}
