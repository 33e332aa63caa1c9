import { formatUpTo } from '@meridian/domain/number-format';
import { type TypedValue, typedNumber } from '@meridian/domain/order-ticket/typed-number';
import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import { Field, type FieldProps } from './field.tsx';
import { TextBox } from './text-box.tsx';

export type NumberFieldProps = Omit<FieldProps, 'children'> & {
  readonly value: TypedValue;
  readonly onChange: (value: TypedValue) => void;
  /** Formats the value while the field has no focus. */
  readonly format?: (value: number) => string;
  /** Parses the typed text; null when it is not a number. */
  readonly parse?: (text: string) => number | null;
  /** The step of the arrow keys. Without it they do nothing. */
  readonly step?: number | undefined;
  readonly minimum?: number | null;
  /** The first value that an arrow key sets in an empty field. */
  readonly stepFrom?: number | null;
  readonly placeholder?: string | undefined;
  readonly unit?: ReactNode;
  readonly disabled?: boolean;
  readonly inputRef?: ComponentPropsWithRef<'input'>['ref'];
};

const inFull = (value: number) => formatUpTo(value, 8);

/** A number as the desk types it: 12.5k, 1,000, arrow keys for steps. */
export function NumberField(props: NumberFieldProps) {
  const {
    value,
    onChange,
    format = inFull,
    parse = typedNumber,
    step,
    minimum = null,
    stepFrom = null,
    placeholder,
    unit,
    disabled = false,
    ...field
  } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typeof value === 'number' ? format(value) : (value ?? '');
  const take = (text: string) => {
    setTyped(text);
    onChange(text.trim() === '' ? null : (parse(text) ?? text));
  };
  const stepBy = (by: number) => {
    // In an empty field the first step sets the start value.
    const next = typeof value === 'number' ? stepped(value, by) : (stepFrom ?? stepped(0, by));
    setTyped(null);
    onChange(minimum === null ? next : Math.max(minimum, next));
  };
  return (
    <Field {...field}>
      {(control) => (
        <TextBox
          {...control}
          ref={props.inputRef}
          inputMode="decimal"
          align="end"
          end={unit}
          placeholder={placeholder}
          disabled={disabled}
          value={typed ?? shown}
          onText={take}
          onBlur={() => setTyped(null)}
          onKeyDown={(event) => {
            const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
            if (direction === undefined || step === undefined) return;
            event.preventDefault();
            stepBy(direction * step * (event.shiftKey ? 10 : 1));
          }}
        />
      )}
    </Field>
  );
}

/** Decimal steps add up exactly: 0.1 three times is 0.3. */
function stepped(value: number, by: number): number {
  return Number((value + by).toFixed(8));
}
