import { finiteNumber } from '@meridian/domain/finite-number';
import { useState } from 'react';
import armsCss from './arms.module.css';
import { TextBox } from '../../components/fields/text-box.tsx';

type NumberCellProps = {
  readonly label: string;
  readonly value: number;
  readonly isDisabled: boolean;
  readonly onChange: (value: number) => void;
};

/** A percentage in a table. Invalid text stays until the field loses the focus. */
export function NumberCell({ label, value, isDisabled, onChange }: NumberCellProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <span className={armsCss['percent']}>
      <TextBox
        aria-label={label}
        align="end"
        inputMode="decimal"
        disabled={isDisabled}
        value={typed ?? String(value)}
        onText={(text) => {
          setTyped(text);
          const number = finiteNumber(text);
          if (number !== null) onChange(Math.min(100, Math.max(0, number)));
        }}
        onBlur={() => setTyped(null)}
      />
    </span>
  );
}
