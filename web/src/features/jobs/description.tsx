/** A job's description: the server's clean HTML, cleaned once more before it is shown. */
import { Text } from '@mantine/core';
import { api } from '@saring/contract';
import DOMPurify from 'dompurify';
import { useMemo } from 'react';
import { useApi } from '#client/hooks.ts';
import { Failed } from '#kit/states.tsx';
import classes from './description.module.css';

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

export interface JobDescriptionProps {
  companyId: string;
  jobId: string;
  /** The file that it should come from: its company is told what to do where nothing came of it. */
  file?: string | null;
}

/** Also for the preview of other pages; needs a session that may read the job. */
export function JobDescription({ companyId, jobId, file }: JobDescriptionProps) {
  const answer = useApi(api.jobs.description, { params: { companyId, jobId } });
  const text = answer.data?.jobDescFullText ?? '';
  const html = useMemo(() => clean(text), [text]);
  if (answer.isPending) {
    return (
      <Text c="dimmed" role="status">
        Loading description...
      </Text>
    );
  }
  if (answer.isError) {
    return (
      <Failed text="Error loading job description." onRetry={() => void answer.refetch()} busy={answer.isFetching} />
    );
  }
  if (html.trim() === '') {
    return (
      <>
        <Text c="dimmed">No job description available.</Text>
        {file && (
          <Text size="sm" c="dimmed" mt="xs" style={{ overflowWrap: 'anywhere' }}>
            {`No readable text was found in ${file} so far. Edit the job to upload a text version, or to paste the text instead.`}
          </Text>
        )}
      </>
    );
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned above, from a list of harmless tags
  return <div className={classes.text} dangerouslySetInnerHTML={{ __html: html }} />;
}
