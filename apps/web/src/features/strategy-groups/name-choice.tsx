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

/** Chooses the target of an order by name. */
export function NameChoice({ label, targets, value, isDisabled, onChange }: NameChoiceProps) {
  // A stored name stays listed when it was deleted or when this user may not see it.
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
