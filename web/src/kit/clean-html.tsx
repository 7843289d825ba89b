/** HTML of the server, cleaned once more before it is shown. */
import DOMPurify from 'dompurify';
import { type ReactNode, useMemo } from 'react';
import classes from './clean-html.module.css';

const allowed = {
  ALLOWED_TAGS: [
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'p',
    'br',
    'hr',
    'ul',
    'ol',
    'li',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'sub',
    'sup',
    'blockquote',
    'pre',
    'code',
    'a',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  ALLOWED_ATTR: ['href', 'colspan', 'rowspan', 'start'],
};

/** Answers what stands inside the body, without scripts, styles and pictures. */
function clean(html: string): string {
  const body = DOMPurify.sanitize(html, { ...allowed, RETURN_DOM_FRAGMENT: true });
  for (const link of body.querySelectorAll('a[href]')) {
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
  }
  const box = document.createElement('div');
  box.append(body);
  return box.innerHTML;
}

export function CleanHtml({ html, empty }: { html: string; empty?: ReactNode }) {
  const cleaned = useMemo(() => clean(html), [html]);
  if (cleaned.trim() === '') return empty ?? null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned above, from a list of harmless tags
  return <div className={classes.text} dangerouslySetInnerHTML={{ __html: cleaned }} />;
}
