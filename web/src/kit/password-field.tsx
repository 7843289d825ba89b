/** Passwords: a field that shows the rules while one is made up, and a confirmation. */
import { PasswordInput, type PasswordInputProps, Stack, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconPoint } from '@tabler/icons-react';
import type { ClipboardEvent } from 'react';
import { t } from '#messages/kit-passwords.ts';
import classes from './password-field.module.css';
import { passwordRules } from './password-rules.ts';

/** For a new password; `value` must be given. The rules stand below and are ticked off while typing. */
export function NewPasswordField({ value, ...props }: PasswordInputProps & { value: string }) {
  return (
    <Stack gap={6}>
      <PasswordInput autoComplete="new-password" value={value} {...props} />
      <ul className={classes.rules} aria-label={t('passwordRules')}>
        {passwordRules.map((rule) => {
          const holds = rule.holds(value);
          return (
            <li key={rule.text} data-holds={holds} className={classes.rule}>
              {holds ? <IconCheck size={14} aria-hidden="true" /> : <IconPoint size={14} aria-hidden="true" />}
              {rule.text}
              <VisuallyHidden>{t(holds ? 'ruleDone' : 'ruleMissing')}</VisuallyHidden>
            </li>
          );
        })}
      </ul>
    </Stack>
  );
}

/** The same password once more; `typed` blocks pasting, so that it is really typed twice. */
export function PasswordAgainField({ typed, ...props }: PasswordInputProps & { typed: boolean }) {
  const onPaste = typed ? (event: ClipboardEvent) => event.preventDefault() : undefined;
  return <PasswordInput autoComplete="new-password" {...props} onPaste={onPaste} />;
}
