/** The text of a resume as it was read, page by page, with the quoted passage marked. */
import { Text } from '@mantine/core';
import { api } from '@saring/contract';
import { useApi } from '#client/hooks.ts';
import { Failed, Loading } from '#kit/states.tsx';
import { t } from '#messages/applications-profile.ts';
import { Marked, useShownPlace } from './marked.tsx';
import classes from './profile.module.css';
import { pagesOf, passageIn } from './rules.ts';
import type { ResumeQuotation } from './types.ts';

/** A passage to show; a new object each time it is asked for. */
export type ShownPassage = { quotation: ResumeQuotation } | null;

export function ResumeText({ id, shown }: { id: string; shown: ShownPassage }) {
  const answer = useApi(api.applications.resumeText, { params: { id } }, { staleTime: 60_000 });
  const { data } = answer;
  const place = useShownPlace(data ? shown : null);
  if (!data) {
    return answer.isError ? (
      <Failed text={t('textFailed')} onRetry={() => void answer.refetch()} busy={answer.isFetching} />
    ) : (
      <Loading label={t('openingResume')} />
    );
  }
  const passage = shown && passageIn(data.text, shown.quotation);
  const pages = pagesOf(data.text, data.pages);
  return (
    <div className={classes.textPages}>
      <Text size="xs" c="dimmed" px="md">
        {data.blind ? t('blackedOut') : t('asRead')}
      </Text>
      {data.findings.length > 0 && (
        <ul className={classes.noticed} aria-label={t('noticedReading')}>
          {data.findings.map((one) => (
            <li key={`${one.code} ${one.page} ${one.excerpt}`}>
              {one.page === undefined ? one.text : t('onPage', { page: one.page, finding: one.text })}
              {one.excerpt && (
                <>
                  {' '}
                  <q>{one.excerpt}</q>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {data.text.trim() === '' && (
        <Text size="sm" px="md">
          {t('noText')}
        </Text>
      )}
      {pages.map(({ number, start, text }) => {
        const here =
          passage && passage.start < start + text.length && passage.end > start
            ? { start: Math.max(0, passage.start - start), end: Math.min(text.length, passage.end - start) }
            : null;
        return (
          <section key={number} aria-label={t('page', { page: number })} className={classes.textPage}>
            {pages.length > 1 && (
              <Text size="xs" c="dimmed">
                {t('page', { page: number })}
              </Text>
            )}
            <p className={classes.text}>{here ? <Marked text={text} passage={here} place={place} /> : text}</p>
          </section>
        );
      })}
    </div>
  );
}
