/** A resume or certificate beside the marks it gave rise to; over them where there is no room. */
import { CloseButton, Drawer, Group, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Failed, Loading } from '#kit/states.tsx';
import classes from './profile.module.css';
import type { ShownFile } from './use-file-viewer.ts';

export interface FileViewerProps {
  file: ShownFile;
  name: string;
  /** There is room for it at the side. */
  beside: boolean;
  onClose: () => void;
  onRetry: () => void;
}

export function FileViewer({ file, name, beside, onClose, onRetry }: FileViewerProps) {
  const title = `${file.title} of ${name}`;
  if (!beside) {
    return (
      <Drawer opened onClose={onClose} title={title} position="right" size="100%" classNames={{ body: classes.drawer }}>
        <Content file={file} title={title} onRetry={onRetry} />
      </Drawer>
    );
  }
  return (
    <Beside title={title} heading={file.title} onClose={onClose}>
      <Content file={file} title={title} onRetry={onRetry} />
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

function Content({ file, title, onRetry }: { file: ShownFile; title: string; onRetry: () => void }) {
  if (file.state === 'loading') return <Loading label={`Opening the ${file.title.toLowerCase()}…`} />;
  if (file.state === 'failed')
    return <Failed text="The file could not be opened. Please try again." onRetry={onRetry} />;
  // No `sandbox`: with any value of it the browser's own viewer does not start.
  if (file.kind === 'pdf')
    return <iframe className={classes.frame} src={`${file.url}#view=FitH&navpanes=0`} title={title} />;
  if (file.kind === 'picture') return <img className={classes.picture} src={file.url} alt={title} />;
  return <pre className={classes.text}>{file.text}</pre>;
}
