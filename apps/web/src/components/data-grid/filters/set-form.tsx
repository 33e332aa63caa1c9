import { Input } from '@salt-ds/core';
import { SearchIcon } from '@salt-ds/icons';
import { useState } from 'react';
import { CheckOption } from './check-option.tsx';
import type { FilterFormProps } from './filter-form.ts';
import { checkedTexts, matching, setFilter, toggleAll, toggleText } from './set-choice.ts';
import { useDistinct } from './use-distinct.ts';
import styles from './filters.module.css';

const MAX_SHOWN = 200;

/** A checkbox for each value of the column, with its number of rows. */
export function SetForm({ column, filter, handle, onChange }: FilterFormProps) {
  const distinct = useDistinct(handle, column.id);
  const [search, setSearch] = useState('');
  const values = distinct?.values ?? [];
  const checked = checkedTexts(values, filter);
  const found = matching(values, search);
  const change = (next: ReadonlySet<string>) => onChange(setFilter(values, next));
  const shownChecked = found.filter(({ text }) => checked.has(text)).length;
  const allState = shownChecked === 0 ? 'unchecked' : shownChecked === found.length ? 'checked' : 'mixed';
  const isCut = found.length > MAX_SHOWN || distinct?.isTruncated === true;
  return (
    <>
      <Input
        bordered
        className={styles['search'] ?? ''}
        value={search}
        placeholder="Find a value"
        startAdornment={<SearchIcon aria-hidden />}
        inputProps={{
          'aria-label': `Find a value of ${column.header}`,
          maxLength: 100,
          onChange: (event) => setSearch(event.target.value),
        }}
      />
      <ul className={styles['list']} aria-label={`Values of ${column.header}`}>
        {found.length > 1 ? (
          <CheckOption
            label={search.trim() === '' ? 'All' : 'All found'}
            state={allState}
            onToggle={() => change(toggleAll(found, checked))}
          />
        ) : null}
        {found.slice(0, MAX_SHOWN).map(({ text, count }) => (
          <CheckOption
            key={text}
            label={text === '' ? 'Blank' : text}
            state={checked.has(text) ? 'checked' : 'unchecked'}
            count={count}
            onToggle={() => change(toggleText(checked, text))}
          />
        ))}
      </ul>
      {distinct !== null && found.length === 0 ? <p className={styles['note']}>No such value</p> : null}
      {isCut ? <p className={styles['note']}>Not all values are shown: search for one.</p> : null}
    </>
  );
}
