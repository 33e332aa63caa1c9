import { Checkbox, Input } from '@salt-ds/core';
import { SearchIcon } from '@salt-ds/icons';
import { useState } from 'react';
import { type AccountOption, matchingOptions, toggledAll } from './account-options.ts';
import { sorted } from './grant-draft.ts';
import styles from './user-panel.module.css';

type AccountPickerProps = {
  readonly label: string;
  readonly options: readonly AccountOption[];
  readonly selected: readonly string[];
  readonly onChange: (selected: readonly string[]) => void;
};

/** A list of checkboxes with a search field and a "select all shown" box. */
export function AccountPicker({ label, options, selected, onChange }: AccountPickerProps) {
  const [search, setSearch] = useState('');
  const shown = matchingOptions(options, search);
  const taken = shown.filter(({ name }) => selected.includes(name)).length;
  const toggle = (name: string, isTaken: boolean) =>
    onChange(isTaken ? sorted([...selected, name]) : selected.filter((other) => other !== name));
  return (
    <fieldset className={styles.picker}>
      <legend className={styles.heading}>
        {label} <span className={styles.dim}>{`${selected.length} of ${options.length}`}</span>
      </legend>
      <Input
        bordered
        value={search}
        placeholder="Find"
        startAdornment={<SearchIcon aria-hidden />}
        inputProps={{
          'aria-label': `Find in ${label.toLowerCase()}`,
          type: 'search',
          onChange: (event) => setSearch(event.target.value),
        }}
      />
      {shown.length === 0 ? (
        <p className={styles.dim}>
          {options.length === 0 ? 'There are none to grant.' : `Nothing matches “${search}”.`}
        </p>
      ) : (
        <>
          <Checkbox
            className={styles.all ?? ''}
            label={search === '' ? `All ${shown.length}` : `All ${shown.length} shown`}
            checked={taken === shown.length}
            indeterminate={taken > 0 && taken < shown.length}
            onChange={() => onChange(toggledAll(selected, shown))}
          />
          <ul className={styles.options}>
            {shown.map(({ name, hint }) => (
              <li key={name}>
                <Checkbox
                  checked={selected.includes(name)}
                  onChange={(event) => toggle(name, event.target.checked)}
                  label={
                    <>
                      {name} <span className={styles.dim}>{hint}</span>
                    </>
                  }
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </fieldset>
  );
}
