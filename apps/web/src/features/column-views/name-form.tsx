import { MAX_VIEW_NAME_LENGTH } from '@meridian/domain/entities/user-view-setting';
import { Button, FormField, FormFieldHelperText, FormFieldLabel, Input } from '@salt-ds/core';
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import styles from './column-views.module.css';
import { useEscape } from '../../lib/use-escape.ts';

type NameFormProps = {
  readonly initialName: string;
  readonly submitLabel: string;
  readonly error: string | null;
  readonly isBusy: boolean;
  readonly children?: ReactNode;
  readonly onSubmit: (name: string) => void;
  readonly onCancel: () => void;
};

export function NameForm({ initialName, submitLabel, error, isBusy, children, onSubmit, onCancel }: NameFormProps) {
  const [name, setName] = useState(initialName);
  const input = useRef<HTMLInputElement>(null);
  useEscape(onCancel);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (name.trim() !== '' && !isBusy) onSubmit(name.trim());
  };
  return (
    <form className={styles['form']} onSubmit={submit}>
      <FormField {...(error === null ? {} : { validationStatus: 'error' as const })}>
        <FormFieldLabel>View name</FormFieldLabel>
        <Input
          bordered
          value={name}
          inputRef={input}
          inputProps={{
            name: 'view-name',
            autoComplete: 'off',
            spellCheck: false,
            maxLength: MAX_VIEW_NAME_LENGTH,
            'aria-invalid': error !== null,
            onChange: (event) => setName(event.target.value),
          }}
        />
        {error === null ? null : <FormFieldHelperText role="alert">{error}</FormFieldHelperText>}
      </FormField>
      {children}
      <div className={styles['foot']}>
        <Button type="button" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" sentiment="accented" disabled={isBusy || name.trim() === ''}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
