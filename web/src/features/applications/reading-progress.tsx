/** What is under way in a job: resumes that are being read, and marks of earlier criteria that can be made anew. */
import { Alert, Button, Group, Progress, Text } from '@mantine/core';
import { api } from '@saring/contract';
import { useEffect, useRef, useState } from 'react';
import { refresh, useApi, useCallMutation } from '#client/hooks.ts';
import { messageOf } from '#client/messages.ts';
import { notify } from '#kit/notices.ts';
import { say, useSaid } from '#kit/say.tsx';
import { t } from '#messages/applications-list.ts';
import classes from './applicant-list.module.css';

const whileBusy = 2000;
const otherwise = 20_000;

/** Keeps the list fresh while something changes in it. Nothing to see where nothing is under way. */
export function ReadingProgress({ companyId, jobId }: { companyId: string; jobId: string }) {
  const params = { companyId, jobId };
  const { data } = useApi(
    api.applications.reading,
    { params },
    { askAgain: (now) => (now && now.waiting + now.rereadWaiting > 0 ? whileBusy : otherwise) },
  );
  const again = useCallMutation(api.applications.readAgain, { refreshes: [api.applications.reading] });
  useFreshList(data && `${data.total} ${data.waiting} ${data.stale}`);
  useSaidEnd(data?.waiting, t('reading', { done: data?.total ?? 0, total: data?.total ?? 0 }));
  useSaidEnd(data?.rereadWaiting, t('readingAgain', { done: data?.rereadTotal ?? 0, total: data?.rereadTotal ?? 0 }));
  if (!data) return null;
  const { total, waiting, stale, rereadTotal, rereadWaiting } = data;
  const left = stale - rereadWaiting;
  const askAgain = () =>
    again.mutate(
      { params, body: {} },
      {
        onError: (error) => notify({ tone: 'bad', text: messageOf(error, { detail: t('readFailed') }) }),
      },
    );
  return (
    <>
      {waiting > 0 && (
        <Step text={t('reading', { done: total - waiting, total })} done={total - waiting} total={total} />
      )}
      {rereadWaiting > 0 && (
        <Step
          text={t('readingAgain', { done: rereadTotal - rereadWaiting, total: rereadTotal })}
          done={rereadTotal - rereadWaiting}
          total={rereadTotal}
        />
      )}
      {left > 0 && (
        <Alert color="yellow" mx="md" mb="sm" py="xs">
          <Group gap="sm" justify="space-between">
            <Text size="sm">{t('stale', { count: left })}</Text>
            <Button size="xs" variant="default" loading={again.isPending} onClick={askAgain}>
              {t('readAgain')}
            </Button>
          </Group>
        </Alert>
      )}
    </>
  );
}

/** How far something has come that a job's applicants wait for. Of its counts a listener hears the first alone. */
export function Step({ text, done, total }: { text: string; done: number; total: number }) {
  const [first] = useState(text);
  useSaid(first);
  return (
    <div className={classes.step}>
      <Text size="sm">{text}</Text>
      <Progress.Root size="sm">
        <Progress.Section value={total === 0 ? 0 : (done / total) * 100} aria-label={text} />
      </Progress.Root>
    </div>
  );
}

/** Says the text once nothing is left of what there was. */
function useSaidEnd(left: number | undefined, text: string): void {
  const before = useRef(left);
  useEffect(() => {
    if (before.current && left === 0) say(text);
    before.current = left;
  }, [left, text]);
}

/** Fetches the list again when the figures behind it have changed. */
export function useFreshList(figures: string | undefined): void {
  const before = useRef(figures);
  useEffect(() => {
    const changed = before.current !== undefined && before.current !== figures;
    before.current = figures;
    if (changed) void refresh(api.applications.byJob, api.applications.distribution);
  }, [figures]);
}
