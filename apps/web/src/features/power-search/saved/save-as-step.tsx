import type { SavedPowerSearch } from '@meridian/protocol/live/search-commands';
import { Button, FormField, FormFieldHelperText, FormFieldLabel, Input } from '@salt-ds/core';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import styles from './saved-searches.module.css';
import { useEscape } from '../../../lib/use-escape.ts';
import type { SavedSearchesModel } from './use-saved-searches.ts';

type SaveAsStepProps = {
  readonly saved: SavedSearchesModel;
  readonly onSave: (name: string) => void;
  /** Called when the name exists already. The panel then asks whether to replace that search. */
  readonly onReplace: (target: SavedPowerSearch) => void;
  readonly onCancel: () => void;
};

const MAX_NAME = 120;

export function SaveAsStep({ saved, onSave, onReplace, onCancel }: SaveAsStepProps) {
  const [name, setName] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEscape(onCancel);
  useEffect(() => input.current?.focus(), []);
  const { save, list } = saved;
  const wanted = name.trim();
  const taken = list.data?.find((each) => each.name === wanted);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (wanted === '' || save.isPending) return;
    if (taken === undefined) onSave(wanted);
    else onReplace(taken);
  };
  return (
    <form className={styles['form']} onSubmit={submit}>
      <FormField {...(save.isError && { validationStatus: 'error' as const })}>
        <FormFieldLabel>Name</FormFieldLabel>
        <Input
          bordered
          value={name}
          inputRef={input}
          inputProps={{
            name: 'search-name',
            autoComplete: 'off',
            spellCheck: false,
            maxLength: MAX_NAME,
            'aria-invalid': save.isError,
            onChange: (event) => setName(event.target.value),
          }}
        />
        {save.isError ? <FormFieldHelperText role="alert">{save.error.message}</FormFieldHelperText> : null}
      </FormField>
      <div className={styles['foot']}>
        <Button type="button" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" sentiment="accented" disabled={save.isPending || wanted === ''}>
          {taken === undefined ? 'Save search' : 'Replace…'}
        </Button>
      </div>
    </form>
  );
}
