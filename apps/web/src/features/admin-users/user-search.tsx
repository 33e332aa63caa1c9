import { Input } from '@salt-ds/core';
import { SearchIcon } from '@salt-ds/icons';
import type { Ref } from 'react';
import { useTypedSearch } from '../../lib/use-typed-search.ts';
import styles from './admin-users.module.css';

type UserSearchProps = {
  readonly search: string;
  readonly inputRef: Ref<HTMLInputElement>;
  readonly onSearch: (search: string) => void;
};

/** Searches by name, email or organisation after a pause in typing. */
export function UserSearch({ search, inputRef, onSearch }: UserSearchProps) {
  const [typed, setTyped] = useTypedSearch(search, onSearch);
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
