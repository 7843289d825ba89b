/** Pages that are photographed, or chosen as pictures, put in order, and made into one PDF. */
import { ActionIcon, Button, FileButton, Group, Stack, Text } from '@mantine/core';
import { fileLimits } from '@saring/contract';
import { mostRecognisedPages } from '@saring/contract/domain';
import { IconArrowLeft, IconTrash } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { sizeText } from '#kit/file-check.ts';
import { Modal } from '#kit/modal.tsx';
import { say } from '#kit/say.tsx';
import { t } from '#messages/applicants-photograph.ts';
import classes from './photograph-dialog.module.css';
import { asPicture, type Picture, pdfOf } from './pictures-to-pdf.ts';

interface Props {
  opened: boolean;
  onClose: () => void;
  onFile: (file: File) => void;
}

export function PhotographDialog({ opened, onClose, onFile }: Props) {
  const pages = usePages();
  const { list, problem, busy } = pages;
  const add = useRef<HTMLButtonElement>(null);
  async function use() {
    const file = await pages.file();
    if (file) onFile(file);
  }
  return (
    <Modal opened={opened} onClose={onClose} title={t('title')}>
      <Stack gap="md">
        <Text size="sm">{t('how', { most: mostRecognisedPages })}</Text>
        {list.length > 0 && (
          <ol className={classes.pages} aria-label={t('pages')}>
            {list.map(({ url }, at) => (
              <PageItem
                key={url}
                url={url}
                number={at + 1}
                onEarlier={() => pages.moveEarlier(at)}
                onRemove={() => {
                  pages.remove(at);
                  add.current?.focus();
                }}
              />
            ))}
          </ol>
        )}
        {problem && (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {problem}
          </Text>
        )}
        <Group justify="space-between">
          <FileButton key={pages.round} multiple accept="image/*" onChange={(files) => void pages.add(files)}>
            {(button) => (
              <Button {...button} ref={add} variant={list.length > 0 ? 'default' : 'filled'} loading={busy}>
                {t(list.length > 0 ? 'another' : 'take')}
              </Button>
            )}
          </FileButton>
          {list.length > 0 && (
            <Button loading={busy} onClick={() => void use()}>
              {t('use', { count: list.length })}
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  );
}

interface PageItemProps {
  url: string;
  number: number;
  onEarlier: () => void;
  onRemove: () => void;
}

function PageItem({ url, number, onEarlier, onRemove }: PageItemProps) {
  const remove = useRef<HTMLButtonElement>(null);
  function earlier() {
    flushSync(onEarlier);
    // The one that moved keeps the focus, whichever of the two the browser took out for it.
    remove.current?.focus();
    say(t('moved', { number: number - 1 }));
  }
  return (
    <li className={classes.page}>
      <img src={url} alt={t('page', { number })} className={classes.picture} />
      <Group gap={4} justify="center">
        {number > 1 && (
          <ActionIcon size="lg" variant="default" aria-label={t('earlier', { number })} onClick={earlier}>
            <IconArrowLeft size={16} aria-hidden="true" />
          </ActionIcon>
        )}
        <ActionIcon ref={remove} size="lg" variant="default" aria-label={t('remove', { number })} onClick={onRemove}>
          <IconTrash size={16} aria-hidden="true" />
        </ActionIcon>
      </Group>
    </li>
  );
}

interface Page extends Picture {
  source: File;
  /** Of its picture, and its own. */
  url: string;
}

/** From the best on; the first that lets the file be as small as it must is taken. */
const qualities = [0.85, 0.7, 0.5];

/** As small as it must be, or as small as it gets. */
async function smallEnough(pages: readonly Page[]): Promise<Blob> {
  let pdf = pdfOf(pages);
  for (const quality of qualities.slice(1))
    if (pdf.size > fileLimits.resume)
      pdf = pdfOf(await Promise.all(pages.map(({ source }) => asPicture(source, quality))));
  return pdf;
}

/** Gives the memory of the pictures back when the dialog is left. */
function useReleased(list: readonly Page[]) {
  const shown = useRef(list);
  useEffect(() => {
    shown.current = list;
  });
  useEffect(
    () => () => {
      for (const { url } of shown.current) URL.revokeObjectURL(url);
    },
    [],
  );
}

function usePages() {
  const [list, setList] = useState<readonly Page[]>([]);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  // The same picture chosen again is a change only for a new field.
  const [round, setRound] = useState(0);
  useReleased(list);

  function change(next: readonly Page[]) {
    setList(next);
    say(t('has', { count: next.length }));
  }

  async function add(files: File[]) {
    setBusy(true);
    const made: Page[] = [];
    const room = mostRecognisedPages - list.length;
    let wrong = files.length > room ? t('tooMany', { most: mostRecognisedPages }) : '';
    for (const source of files.slice(0, room)) {
      const picture = await asPicture(source, qualities[0] ?? 1).catch(() => null);
      if (picture) made.push({ ...picture, source, url: URL.createObjectURL(picture.jpeg) });
      else wrong = t('unreadable', { name: source.name });
    }
    setBusy(false);
    setProblem(wrong);
    setRound((now) => now + 1);
    if (made.length > 0) change([...list, ...made]);
  }

  function remove(at: number) {
    URL.revokeObjectURL(list[at]?.url ?? '');
    setProblem('');
    change(list.toSpliced(at, 1));
  }

  function moveEarlier(at: number) {
    const moved = list.slice(at, at + 1);
    setList(list.toSpliced(at, 1).toSpliced(at - 1, 0, ...moved));
  }

  /** Null where it stays too large, which is said. */
  async function file(): Promise<File | null> {
    setBusy(true);
    const pdf = await smallEnough(list);
    setBusy(false);
    const fits = pdf.size <= fileLimits.resume;
    setProblem(fits ? '' : t('tooLarge', { limit: sizeText(fileLimits.resume) }));
    return fits ? new File([pdf], 'photographed-resume.pdf', { type: pdf.type }) : null;
  }

  return { list, problem, busy, round, add, remove, moveEarlier, file };
}
