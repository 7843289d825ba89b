/** The one layout of every mail: a title, paragraphs, at most one button, a footer. */
import type { Language } from '@saring/contract/words';
import { escapeHtml } from '#platform/escape.ts';

export interface MailContent {
  title: string;
  /** Plain text; line breaks inside a paragraph are kept. */
  paragraphs: string[];
  /** A button; its address is also written out, for readers whose client shows no buttons. */
  action?: { label: string; url: string };
  footer: string;
}

/**
 * HTML and text of a mail. Everything is escaped, so any text may come from a person.
 * Throws for a button whose address is not http or https.
 */
export function renderMail(
  { title, paragraphs, action, footer }: MailContent,
  language: Language,
): { html: string; text: string } {
  if (action && !/^https?:\/\//i.test(action.url)) throw new Error('A button in a mail needs a web address.');
  const filled = paragraphs.map((paragraph) => paragraph.trim()).filter((paragraph) => paragraph !== '');
  return {
    html: page(
      language,
      title,
      [...filled.map(paragraphHtml), ...(action ? [actionHtml(action)] : [])].join('\n'),
      footer,
    ),
    text: [title, ...filled, ...(action ? [`${action.label}:\n${action.url}`] : []), `-- \n${footer}`].join('\n\n'),
  };
}

function paragraphHtml(paragraph: string): string {
  return `<p style="margin:0 0 16px">${escapeHtml(paragraph).replace(/\r?\n/g, '<br>')}</p>`;
}

function actionHtml({ label, url }: { label: string; url: string }): string {
  const address = escapeHtml(url);
  return `<p style="margin:24px 0 8px"><a href="${address}" class="button" style="background:#0b5cad;border-radius:6px;color:#ffffff;display:inline-block;font-weight:600;padding:12px 20px;text-decoration:none">${escapeHtml(label)}</a></p>
<p class="quiet" style="color:#555555;font-size:13px;margin:0 0 16px;word-break:break-all">${address}</p>`;
}

/** Inline styles because many clients drop the style element; the element holds only what dark clients need. */
function page({ tag }: Language, title: string, body: string, footer: string): string {
  return `<!doctype html>
<html lang="${tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<style>
:root { color-scheme: light dark }
@media (prefers-color-scheme: dark) {
  .page, .card { background: #16181c !important; color: #e8e8e8 !important }
  .quiet { color: #a8a8a8 !important }
  .button { background: #7db8f2 !important; color: #10151b !important }
}
</style>
</head>
<body class="page" style="background:#f4f5f7;color:#1a1a1a;font-family:system-ui,-apple-system,'Segoe UI',Arial,sans-serif;font-size:16px;line-height:1.5;margin:0;padding:24px 12px">
<div class="card" style="background:#ffffff;border-radius:8px;margin:0 auto;max-width:560px;padding:28px 24px">
<h1 style="font-size:20px;line-height:1.3;margin:0 0 16px">${escapeHtml(title)}</h1>
${body}
<p class="quiet" style="border-top:1px solid #cccccc;color:#555555;font-size:13px;margin:24px 0 0;padding-top:16px">${escapeHtml(footer).replace(/\r?\n/g, '<br>')}</p>
</div>
</body>
</html>
`;
}
