import { Input } from '@salt-ds/core';
import { SearchIcon } from '@salt-ds/icons';
import { type Ref, useEffect, useEffectEvent, useState } from 'react';
import styles from './admin-users.module.css';

const TYPING_PAUSE_MS = 250;

type UserSearchProps = {
  readonly search: string;
  readonly inputRef: Ref<HTMLInputElement>;
  readonly onSearch: (search: string) => void;
};

/** Finds by name, email or organisation once the typing pauses. */
export function UserSearch({ search, inputRef, onSearch }: UserSearchProps) {
  const [typed, setTyped] = useState(search);
  const [shown, setShown] = useState(search);
  // The address changed by another hand: a link, the back button, Clear search.
  if (shown !== search) {
    setShown(search);
    setTyped(search);
  }
  const commit = useEffectEvent((text: string) => {
    if (text !== search) onSearch(text);
  });
  useEffect(() => {
    const timer = setTimeout(() => commit(typed.trim()), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <Input
      bordered
      className={styles.search ?? ''}
      value={typed}
      inputRef={inputRef}
      placeholder="Name, email or organisation"
      startAdornment={<SearchIcon aria-hidden />}
      endAdornment={<kbd className={styles.searchKey}>/</kbd>}
      inputProps={{
        'aria-label': 'Search users',
        type: 'search',
        maxLength: 100,
        onChange: (event) => setTyped(event.target.value),
      }}
    />
  );
}
