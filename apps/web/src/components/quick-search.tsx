import { Input } from '@salt-ds/core';
import { SearchIcon } from '@salt-ds/icons';
import { useEffect, useRef } from 'react';
import styles from './quick-search.module.css';

type QuickSearchProps = {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly label?: string;
  /** `/` focuses this field. At most one search of a screen may have the key. */
  readonly hasKey?: boolean;
};

/** Words that a row must have in some column. */
export function QuickSearch({ value, onChange, label = 'Quick search', hasKey = false }: QuickSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!hasKey) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [hasKey]);
  return (
    <Input
      bordered
      className={styles['search']}
      value={value}
      placeholder={label}
      inputRef={input}
      startAdornment={<SearchIcon aria-hidden />}
      endAdornment={hasKey && value === '' ? <kbd className={styles['key']}>/</kbd> : null}
      inputProps={{
        'aria-label': label,
        type: 'search',
        spellCheck: false,
        onChange: (event) => onChange(event.target.value),
        onKeyDown: (event) => {
          if (event.key !== 'Escape' || value === '') return;
          event.preventDefault();
          onChange('');
        },
      }}
    />
  );
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
