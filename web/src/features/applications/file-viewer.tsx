/** A resume or certificate beside the marks it gave rise to; over them where there is no room. */
import { Button, CloseButton, Group, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Drawer } from '#kit/modal.tsx';
import { Failed, Loading } from '#kit/states.tsx';
import { t } from '#messages/applications-profile.ts';
import classes from './profile.module.css';
import { ResumeText } from './resume-text.tsx';
import type { ShownFile } from './use-file-viewer.ts';

export interface FileViewerProps {
  file: ShownFile;
  name: string;
  /** While it closes it shows still what it showed. */
  opened: boolean;
  /** There is room for it at the side. */
  beside: boolean;
  /** Other ways to see the same file. */
  views: { text?: boolean; onText?: () => void; onFile?: () => void; onDownload?: () => void };
  onClose: () => void;
  onRetry: () => void;
  id: string;
}

export function FileViewer({ file, name, opened, beside, views, onClose, onRetry, id }: FileViewerProps) {
  const title = file.words.of(name);
  if (!beside) {
    return (
      <Drawer
        opened={opened}
        onClose={onClose}
        title={title}
        position="right"
        size="100%"
        classNames={{ body: classes.drawer }}
      >
        <Views {...views} />
        <Content id={id} file={file} title={title} onRetry={onRetry} />
      </Drawer>
    );
  }
  if (!opened) return null;
  return (
    <Beside title={title} file={file} onClose={onClose}>
      <Views {...views} />
      <Content id={id} file={file} title={title} onRetry={onRetry} />
    </Beside>
  );
}

interface BesideProps {
  title: string;
  file: ShownFile;
  onClose: () => void;
  children: React.ReactNode;
}

/** Takes the focus when somebody opens it, and gives it back when it closes. */
function Beside({ title, file: { words, asked }, onClose, children }: BesideProps) {
  const box = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    const before = document.activeElement;
    // Kept open from one applicant to the next, it leaves the focus at the start of the page.
    if (asked) box.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <section ref={box} tabIndex={-1} className={classes.viewer} aria-label={title}>
      <Group justify="space-between" px="md" py={6}>
        <Title order={2}>{words.title}</Title>
        <CloseButton aria-label={words.close} onClick={onClose} />
      </Group>
      {children}
    </section>
  );
}

function Views({ text, onText, onFile, onDownload }: FileViewerProps['views']) {
  return (
    <Group gap="xs" px="md" pb="xs">
      {onFile && (
        <Button.Group>
          <Button size="compact-sm" variant={text ? 'default' : 'light'} aria-pressed={!text} onClick={onFile}>
            {t('pdf')}
          </Button>
          <Button size="compact-sm" variant={text ? 'light' : 'default'} aria-pressed={text} onClick={onText}>
            {t('text')}
          </Button>
        </Button.Group>
      )}
      {onDownload && (
        <Button size="compact-sm" variant="subtle" onClick={onDownload}>
          {t('download')}
        </Button>
      )}
    </Group>
  );
}

interface ContentProps {
  id: string;
  file: ShownFile;
  title: string;
  onRetry: () => void;
}

function Content({ id, file, title, onRetry }: ContentProps) {
  if (file.state === 'text') return <ResumeText id={id} shown={file.shown} />;
  if (file.state === 'loading') return <Loading label={file.words.opening} />;
  if (file.state === 'failed') return <Failed text={t('fileFailed')} onRetry={onRetry} />;
  if (file.kind === 'picture') return <img className={classes.picture} src={file.url} alt={title} />;
  // By its own address, for some viewers stay blank at one of the page's making. No `sandbox`: with any value of it none starts.
  return <iframe className={classes.frame} src={`${file.url}#view=FitH&navpanes=0`} title={title} />;
}
