/** The text of HTML that we made ourselves: one line per paragraph, row or list item. */
import { tidyLines } from './limits.ts';

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** Cells of a table row are parted by a tab, list items begin with a bullet. */
export function htmlToText(html: string): string {
  const text = html
    .replace(/\n/g, ' ')
    .replace(/<br>/g, '\n')
    .replace(/<li>/g, '\n• ')
    .replace(/<(?:td|th)>\s*(?:<p>)?/g, '')
    .replace(/(?:<\/p>\s*)?<\/(?:td|th)>/g, '\t')
    .replace(/<table>/g, '\n')
    .replace(/<\/?(?:h2|h3)>|<\/table>/g, '\n\n')
    .replace(/<\/tr>/g, '')
    .replace(/<tr>|<\/?(?:p|ul|ol)>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
  return tidyLines(text);
}
