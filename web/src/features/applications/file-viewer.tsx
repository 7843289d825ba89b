/** A resume or certificate beside the marks it gave rise to; over them where there is no room. */
import { Button, CloseButton, Drawer, Group, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Failed, Loading } from '#kit/states.tsx';
import classes from './profile.module.css';
import { ResumeText } from './resume-text.tsx';
import type { ShownFile } from './use-file-viewer.ts';

export interface FileViewerProps {
  file: ShownFile;
  name: string;
  /** There is room for it at the side. */
  beside: boolean;
  /** Other ways to see the same resume. */
  views?: { text: boolean; onText: () => void; onFile?: () => void; onDownload?: () => void };
  onClose: () => void;
  onRetry: () => void;
  id: string;
}

export function FileViewer({ file, name, beside, views, onClose, onRetry, id }: FileViewerProps) {
  const title = `${file.title} of ${name}`;
  if (!beside) {
    return (
      <Drawer opened onClose={onClose} title={title} position="right" size="100%" classNames={{ body: classes.drawer }}>
        {views && <Views {...views} />}
        <Content id={id} file={file} title={title} onRetry={onRetry} />
      </Drawer>
    );
  }
  return (
    <Beside title={title} heading={file.title} onClose={onClose}>
      {views && <Views {...views} />}
      <Content id={id} file={file} title={title} onRetry={onRetry} />
    </Beside>
  );
}

/** Takes the focus when it opens and gives it back when it closes. */
function Beside(props: { title: string; heading: string; onClose: () => void; children: React.ReactNode }) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    box.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <section ref={box} tabIndex={-1} className={classes.viewer} aria-label={props.title}>
      <Group justify="space-between" px="md" py={6}>
        <Title order={2}>{props.heading}</Title>
        <CloseButton aria-label={`Close the ${props.heading.toLowerCase()}`} onClick={props.onClose} />
      </Group>
      {props.children}
    </section>
  );
}

function Views({ text, onText, onFile, onDownload }: NonNullable<FileViewerProps['views']>) {
  return (
    <Group gap="xs" px="md" pb="xs">
      {onFile && (
        <Button.Group>
          <Button size="compact-sm" variant={text ? 'default' : 'light'} aria-pressed={!text} onClick={onFile}>
            PDF
          </Button>
          <Button size="compact-sm" variant={text ? 'light' : 'default'} aria-pressed={text} onClick={onText}>
            Text
          </Button>
        </Button.Group>
      )}
      {onDownload && (
        <Button size="compact-sm" variant="subtle" onClick={onDownload}>
          Download
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
  if (file.state === 'loading') return <Loading label={`Opening the ${file.title.toLowerCase()}…`} />;
  if (file.state === 'failed')
    return <Failed text="The file could not be opened. Please try again." onRetry={onRetry} />;
  // No `sandbox`: with any value of it the browser's own viewer does not start.
  if (file.kind === 'pdf')
    return <iframe className={classes.frame} src={`${file.url}#view=FitH&navpanes=0`} title={title} />;
  if (file.kind === 'picture') return <img className={classes.picture} src={file.url} alt={title} />;
  return <pre className={classes.text}>{file.text}</pre>;
}
