/** A field for several lines that grows with what is written in it. */
import { Textarea } from '@mantine/core';
import type { ComponentProps } from 'react';
import classes from './text-area.module.css';

export interface TextAreaProps
  extends Omit<ComponentProps<typeof Textarea>, 'autosize' | 'rows' | 'classNames' | 'styles'> {
  /** Lines that it is high when empty. */
  minRows: number;
  /** Lines from which on it scrolls. */
  maxRows?: number;
}

/** Where the browser does not size it by itself, the component library measures it, which lays the page out anew each time. */
const bySelf = CSS.supports('field-sizing', 'content');

export function TextArea({ minRows, maxRows, ...props }: TextAreaProps) {
  if (!bySelf) return <Textarea autosize minRows={minRows} maxRows={maxRows} {...props} />;
  const lines = { '--least': minRows, '--most': maxRows ?? 10_000 };
  return <Textarea classNames={{ input: classes.input }} styles={{ input: lines }} {...props} />;
}
