import { Dropdown, Option } from '@salt-ds/core';
import rulesCss from './rules.module.css';
import type { Target } from './use-groups.ts';

type NameChoiceProps = {
  readonly label: string;
  readonly targets: readonly Target[];
  readonly value: string;
  readonly isDisabled: boolean;
  readonly onChange: (name: string) => void;
};

/** One of the names that an order can go on to. */
export function NameChoice({ label, targets, value, isDisabled, onChange }: NameChoiceProps) {
  // A name that is gone, or that this user may not see, is still what is stored.
  const known = targets.some(({ name }) => name === value) || value === '';
  return (
    <Dropdown
      bordered
      aria-label={label}
      className={rulesCss['names'] ?? ''}
      disabled={isDisabled}
      placeholder="Choose"
      selected={value === '' ? [] : [value]}
      value={value}
      onSelectionChange={(_, [name]) => {
        if (name !== undefined) onChange(name);
      }}
    >
      {known ? null : <Option value={value} />}
      {targets.map(({ name, kind }) => (
        <Option key={name} value={name}>
          <span>{name}</span>
          <span className={rulesCss['kind']}>{kind}</span>
        </Option>
      ))}
    </Dropdown>
  );
}
