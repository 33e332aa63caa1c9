import { Button } from '@salt-ds/core';
import { HiddenIcon, VisibleIcon } from '@salt-ds/icons';
import { useState } from 'react';
import { TextField, type TextFieldProps } from './text-field.tsx';

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'endAdornment' | 'autoComplete'> & {
  readonly autoComplete: 'current-password' | 'new-password';
};

/** A password field with a button to show the password. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      {...props}
      maxLength={256}
      type={isShown ? 'text' : 'password'}
      endAdornment={
        <Button
          appearance="transparent"
          type="button"
          aria-label={isShown ? 'Hide characters' : 'Show characters'}
          aria-pressed={isShown}
          disabled={props.disabled ?? false}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? <VisibleIcon aria-hidden /> : <HiddenIcon aria-hidden />}
        </Button>
      }
    />
  );
}
