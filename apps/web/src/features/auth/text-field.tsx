import { FormField, FormFieldHelperText, FormFieldLabel, Input } from '@salt-ds/core';
import type { HTMLInputAutoCompleteAttribute, ReactNode, Ref } from 'react';

export type TextFieldProps = {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | null | undefined;
  /** Help text that is always shown. */
  readonly hint?: string;
  readonly type?: 'text' | 'email' | 'tel' | 'password';
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly maxLength?: number;
  readonly disabled?: boolean;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly endAdornment?: ReactNode;
};

/** A labelled text input with its error below, linked for screen readers. */
export function TextField(props: TextFieldProps) {
  const { label, name, value, onChange, error = null, hint, type = 'text', disabled = false } = props;
  const help = error ?? hint;
  return (
    <FormField disabled={disabled} {...(error === null ? {} : { validationStatus: 'error' as const })}>
      <FormFieldLabel>{label}</FormFieldLabel>
      <Input
        bordered
        value={value}
        inputRef={props.inputRef ?? null}
        endAdornment={props.endAdornment}
        inputProps={{
          name,
          type,
          autoComplete: props.autoComplete ?? 'off',
          autoCapitalize: 'none',
          spellCheck: false,
          maxLength: props.maxLength ?? 254,
          'aria-invalid': error !== null,
          onChange: (event) => onChange(event.target.value),
        }}
      />
      {help === undefined ? null : <FormFieldHelperText>{help}</FormFieldHelperText>}
    </FormField>
  );
}
