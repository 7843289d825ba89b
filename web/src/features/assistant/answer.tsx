/** A reply in markdown with tables: no raw HTML, no pictures, links of the allowed protocols only. Loaded with the first reply. */
import { Anchor } from '@mantine/core';
import type { ComponentProps } from 'react';
import Markdown from 'react-markdown';
import { Link } from 'react-router';
import remarkGfm from 'remark-gfm';
import { t } from '#messages/assistant.ts';
import classes from './assistant.module.css';

const allowed = /^(?:https?|ircs?|mailto|xmpp):/i;

/** An address as it may stand in a link; anything but the allowed protocols and this page's own paths is left out. */
export function safeAddress(address: string): string {
  const ownPath = /^\/(?![/\\])/.test(address);
  return ownPath || allowed.test(address) ? address : '';
}

/** Applicants' names lead to their page without a reload. */
function Reference({ href, children }: ComponentProps<'a'>) {
  if (!href) return <span>{children}</span>;
  if (href.startsWith('/'))
    return (
      <Anchor component={Link} to={href} inherit>
        {children}
      </Anchor>
    );
  return (
    <Anchor href={href} target="_blank" rel="noopener noreferrer nofollow" inherit>
      {children}
    </Anchor>
  );
}

/** A wide table scrolls in its own frame, which the keyboard reaches. */
function Table({ children }: ComponentProps<'table'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    // biome-ignore lint/a11y/useSemanticElements: no form is grouped here
    <div className={classes.tableFrame} role="group" tabIndex={0} aria-label={t('table')}>
      <table>{children}</table>
    </div>
  );
}

/** More than this is a sentence, which wraps; a name or a figure stays in one line. */
const sentence = 36;

function Cell({ children, style }: ComponentProps<'td'>) {
  const long = typeof children === 'string' && children.length > sentence;
  return (
    <td style={style} data-long={long || undefined}>
      {children}
    </td>
  );
}

export function Answer({ text }: { text: string }) {
  return (
    <div className={classes.markdown}>
      <Markdown
        remarkPlugins={[remarkGfm]}
        skipHtml
        disallowedElements={['img']}
        unwrapDisallowed
        urlTransform={safeAddress}
        components={{ a: Reference, table: Table, td: Cell }}
      >
        {text}
      </Markdown>
    </div>
  );
}
