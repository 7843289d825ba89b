/** A field for one file: dropped or picked, checked before it is sent, with progress, cancel and retry. */
import {
  Box,
  Button,
  CloseButton,
  Group,
  Input,
  Progress,
  Stack,
  Text,
  UnstyledButton,
  VisuallyHidden,
} from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import '@mantine/dropzone/styles.layer.css';
import { IconFile, IconUpload } from '@tabler/icons-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { t } from '#messages/kit-files.ts';
import { type FileRules, fileProblem, kindsText, sizeText } from './file-check.ts';
import classes from './file-field.module.css';
import { say, useSaidLate } from './say.tsx';

/** How far an upload is; `useUpload` of the client has this shape. */
export interface ShownUpload {
  state: { phase: 'idle' | 'done' | 'failed' } | { phase: 'sending'; progress: number };
  cancel: () => void;
  retry: () => unknown;
  /** Nothing of it is kept, so that it can be called back also once all of it is sent. */
  onlyReads?: boolean;
}

export interface FileFieldProps extends FileRules {
  label: string;
  file: File | null;
  /** Gets only files that pass the check; null when the file is taken away. */
  onChange: (file: File | null) => void;
  /** Says more than the endings and the limit, which are always told. */
  description?: ReactNode;
  /** Replaces the line of endings and limit where the specification has its own. */
  hint?: string;
  required?: boolean;
  disabled?: boolean;
  error?: ReactNode;
  upload?: ShownUpload;
  /** Of the button by which a file is chosen, for whoever puts the focus there. */
  buttonId?: string;
}

/** One file. The error of a refused file is shown here and never reaches the form. */
export function FileField(props: FileFieldProps) {
  const { label, file, onChange, description, required, disabled, error, upload, extensions, maxBytes } = props;
  const [refused, setRefused] = useState<string | null>(null);
  const openPicker = useRef<() => void>(null);
  const id = useId();
  const sending = upload?.state.phase === 'sending';
  const shown = refused ?? error;
  const hint = props.hint ?? t('hint', { kinds: kindsText(extensions), size: sizeText(maxBytes) });

  function take(files: File[]) {
    const chosen = files[0];
    if (!chosen) return;
    const problem = fileProblem(chosen, { extensions, maxBytes });
    setRefused(problem && t('refused', { name: chosen.name, problem }));
    if (problem) return;
    onChange(chosen);
    // It stands beside the button, which keeps the focus.
    say(t('chosen', { name: chosen.name, size: sizeText(chosen.size) }));
  }

  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      description={description}
      error={shown}
      errorProps={{ id: `${id}-error`, role: 'alert', mt: 6 }}
      withAsterisk={required}
    >
      <Stack gap="xs" mt={4}>
        <Dropzone
          onDrop={take}
          multiple={false}
          disabled={disabled || sending}
          className={classes.zone}
          data-invalid={Boolean(shown) || undefined}
          // The area only takes what is dropped: a real button inside is clicked, focused and named.
          openRef={openPicker}
          activateOnClick={false}
          activateOnKeyboard={false}
          tabIndex={-1}
          inputProps={{ accept: extensions.join(','), 'aria-label': label }}
        >
          <PickButton
            id={props.buttonId}
            text={t(file ? 'chooseAnother' : 'choose')}
            name={t(required ? 'requiredField' : 'field', { label })}
            hint={hint}
            disabled={disabled || sending}
            describedBy={shown ? `${id}-error` : undefined}
            onClick={() => openPicker.current?.()}
          />
        </Dropzone>
        {file && <ChosenFile file={file} disabled={disabled} onRemove={sending ? null : () => onChange(null)} />}
        {upload && <UploadLine upload={upload} label={label} explained={Boolean(shown)} />}
      </Stack>
    </Input.Wrapper>
  );
}

interface PickButtonProps {
  id: string | undefined;
  text: string;
  /** Says which field it is of, to those who do not see that. */
  name: string;
  hint: string;
  disabled: boolean | undefined;
  describedBy: string | undefined;
  onClick: () => void;
}

function PickButton({ id, text, name, hint, disabled, describedBy, onClick }: PickButtonProps) {
  return (
    <UnstyledButton
      id={id}
      className={classes.pick}
      disabled={disabled}
      aria-describedby={describedBy}
      onClick={onClick}
    >
      <IconUpload size={20} stroke={1.6} aria-hidden="true" />
      <Box>
        <VisuallyHidden>{name}</VisuallyHidden>
        <Text size="sm">{text}</Text>
        <Text size="xs" c="dimmed">
          {hint}
        </Text>
      </Box>
    </UnstyledButton>
  );
}

interface ChosenFileProps {
  file: File;
  disabled: boolean | undefined;
  /** Null while it is sent. */
  onRemove: (() => void) | null;
}

function ChosenFile({ file, disabled, onRemove }: ChosenFileProps) {
  return (
    <div className={classes.file}>
      <IconFile size={18} stroke={1.6} aria-hidden="true" />
      <Text size="sm" truncate flex={1}>
        {file.name}
      </Text>
      <Text size="xs" c="dimmed" className={classes.size}>
        {sizeText(file.size)}
      </Text>
      {onRemove && (
        <CloseButton size="sm" aria-label={t('remove', { name: file.name })} disabled={disabled} onClick={onRemove} />
      )}
    </div>
  );
}

interface UploadLineProps {
  upload: ShownUpload;
  label: string;
  /** Another line tells why it failed. */
  explained?: boolean;
}

/** How far an upload is, with cancel, or retry when it failed; usable below a whole form as well. */
export function UploadLine({ upload, label, explained }: UploadLineProps) {
  const { state } = upload;
  const isSending = state.phase === 'sending';
  useSaidLate(!isSending ? '' : state.progress === 1 ? t('checking') : t('upload', { label }));
  if (state.phase === 'failed') {
    return (
      <Group gap="sm">
        {!explained && (
          <Text size="sm" c="var(--mantine-color-error)">
            {t('failed')}
          </Text>
        )}
        <Button size="compact-sm" variant="default" onClick={() => void upload.retry()}>
          {t('tryAgain', { label, hidden: (text) => <VisuallyHidden>{text}</VisuallyHidden> })}
        </Button>
      </Group>
    );
  }
  if (!isSending) return null;
  const percent = Math.round(state.progress * 100);
  const sent = state.progress === 1;
  return (
    <Group gap="sm" wrap="nowrap">
      <Progress.Root flex={1} size="md">
        <Progress.Section value={percent} aria-label={t('upload', { label })} animated={sent} />
      </Progress.Root>
      <Text size="xs" className={classes.size}>
        {sent ? t('checking') : t('percent', { percent })}
      </Text>
      {/* The server ends what it has whole, also for somebody who is gone. */}
      {(!sent || upload.onlyReads) && (
        <Button size="compact-sm" variant="default" onClick={upload.cancel}>
          {t('cancel', { label, hidden: (text) => <VisuallyHidden>{text}</VisuallyHidden> })}
        </Button>
      )}
    </Group>
  );
}
