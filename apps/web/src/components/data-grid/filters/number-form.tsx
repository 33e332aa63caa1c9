import { finiteNumber } from '@meridian/domain/finite-number';
import { Input } from '@salt-ds/core';
import { useId, useState } from 'react';
import type { FilterFormProps } from './filter-form.ts';
import { activeFilter } from './filter-kind.ts';
import styles from './filters.module.css';

/** An empty bound is open. A text that is not a number does not filter yet. */
export function NumberForm({ column, filter, onChange }: FilterFormProps) {
  const range = filter?.kind === 'number' ? filter : null;
  const [typed, setTyped] = useState({ min: textOf(range?.min), max: textOf(range?.max), range });
  // Reset or another view has changed the filter.
  if (typed.range !== range) setTyped({ min: textOf(range?.min), max: textOf(range?.max), range });
  const change = (end: 'min' | 'max', text: string) => {
    const next = { ...typed, [end]: text };
    const made = { kind: 'number', min: numberOf(next.min), max: numberOf(next.max) } as const;
    const isOpen = activeFilter(made) === null;
    setTyped({ ...next, range: isOpen ? null : made });
    onChange(isOpen ? null : made);
  };
  return (
    <div className={styles['range']}>
      <NumberEnd label="At least" name={column.header} value={typed.min} onType={(text) => change('min', text)} />
      <NumberEnd label="At most" name={column.header} value={typed.max} onType={(text) => change('max', text)} />
    </div>
  );
}

type NumberEndProps = {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly onType: (text: string) => void;
};

function NumberEnd({ label, name, value, onType }: NumberEndProps) {
  const id = useId();
  const isOdd = value.trim() !== '' && numberOf(value) === null;
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <Input
        bordered
        textAlign="right"
        value={value}
        {...(isOdd ? { validationStatus: 'error' as const } : {})}
        inputProps={{
          id,
          inputMode: 'decimal',
          maxLength: 24,
          'aria-label': `${name} ${label.toLowerCase()}`,
          onChange: (event) => onType(event.target.value),
        }}
      />
    </div>
  );
}

function textOf(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value);
}

/** Takes what was copied from a grid, thousands separators and true minus included. */
function numberOf(text: string): number | null {
  const plain = text.replaceAll(/[,\s]/g, '').replace('−', '-');
  return plain === '' ? null : finiteNumber(plain);
}
