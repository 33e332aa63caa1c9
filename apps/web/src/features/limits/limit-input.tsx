import type { LimitPatch } from '@meridian/domain/limits/limit-change';
import { deskLimit, type LimitDescription } from '@meridian/domain/limits/limit-fields';
import { type AccountLimits, OVERRIDE_RIGHTS } from '@meridian/domain/order-checks/account-limits';
import { useState } from 'react';
import { ChoiceField } from '../../components/fields/choice-field.tsx';
import { Field } from '../../components/fields/field.tsx';
import { NumberField } from '../../components/fields/number-field.tsx';
import { TextBox } from '../../components/fields/text-box.tsx';
import { readLimitList } from './read-limit-list.ts';

type LimitInputProps = {
  readonly description: LimitDescription;
  readonly limits: AccountLimits;
  readonly onChange: (change: LimitPatch, problem: string | null) => void;
};

const YES_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const;

const RIGHTS = OVERRIDE_RIGHTS.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }));

const UNITS = { usd: 'USD', quantity: 'sh', percent: '%' } as const;

/** The input of one limit. An empty number means no limit; an empty list allows all. */
export function LimitInput({ description, limits, onChange }: LimitInputProps) {
  const { field, label, kind } = description;
  const [typed, setTyped] = useState<string | null>(null);
  if (field === 'may_override') {
    return (
      <ChoiceField
        label={label}
        choices={RIGHTS}
        value={limits.may_override}
        onChange={(may_override) => onChange({ may_override }, null)}
      />
    );
  }
  if (kind === 'flag') {
    const value = limits[field] === true ? 'yes' : 'no';
    return (
      <ChoiceField
        label={label}
        choices={YES_NO}
        value={value}
        onChange={(picked) => onChange({ [field]: picked === 'yes' }, null)}
      />
    );
  }
  if (kind === 'list') {
    const list = limits[field];
    const shown = Array.isArray(list) ? list.join(' ') : '';
    return (
      <Field label={label} note="empty: all">
        {(control) => (
          <TextBox
            {...control}
            placeholder="All"
            value={typed ?? shown}
            onText={(text) => {
              setTyped(text);
              onChange(...readLimitList(description, text));
            }}
          />
        )}
      </Field>
    );
  }
  const value = limits[field];
  const desk = deskLimit(field);
  return (
    <NumberField
      label={label}
      placeholder={desk === null ? 'No limit' : `Desk: ${desk}`}
      unit={kind === 'usd' || kind === 'quantity' || kind === 'percent' ? UNITS[kind] : undefined}
      value={typed ?? (typeof value === 'number' ? value : null)}
      onChange={(next) => {
        const isNumber = next === null || typeof next === 'number';
        setTyped(isNumber ? null : next);
        onChange(isNumber ? { [field]: next } : {}, isNumber ? null : `${label}: “${next}” is not a number`);
      }}
    />
  );
}
