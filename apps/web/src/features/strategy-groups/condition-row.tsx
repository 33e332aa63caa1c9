import { RULE_OPERATORS, type RuleOperator } from '@meridian/domain/entities/conditional-rule';
import { operatorsOf } from '@meridian/domain/strategy-groups/rules-problem';
import type { ConditionalFilter } from '@meridian/domain/entities/conditional-rule';
import { Button, Dropdown, Option } from '@salt-ds/core';
import { CloseIcon } from '@salt-ds/icons';
import type { FilterDraft } from './group-draft.ts';
import rulesCss from './rules.module.css';
import { ValueEditor } from './value-editor.tsx';

const TIME_WORDS: Readonly<Record<RuleOperator, string>> = {
  '=': 'at',
  '!=': 'not at',
  '<': 'before',
  '<=': 'until',
  '>': 'after',
  '>=': 'from',
  in: 'one of',
  between: 'between',
};

type ConditionRowProps = {
  readonly filter: FilterDraft;
  readonly filters: readonly ConditionalFilter[];
  /** `Rule 2 condition 1`: the start of the accessible names of its fields. */
  readonly place: string;
  readonly isFirst: boolean;
  readonly isDisabled: boolean;
  readonly onChange: (filter: FilterDraft) => void;
  readonly onRemove: () => void;
};

/** One condition: a field of the order, an operator and a value. */
export function ConditionRow(props: ConditionRowProps) {
  const { filter, filters, place, isFirst, isDisabled, onChange, onRemove } = props;
  const known = filters.find((one) => one.filter === filter.filter);
  const kind = known?.kind ?? 'text';
  const shown = (operator: RuleOperator) => (kind === 'time' ? TIME_WORDS[operator] : operator);
  return (
    <div className={rulesCss['condition']}>
      <span className={rulesCss['word']}>{isFirst ? 'If' : 'and'}</span>
      <Dropdown
        bordered
        aria-label={`${place} field`}
        className={rulesCss['field'] ?? ''}
        disabled={isDisabled}
        selected={[filter.filter]}
        value={known?.label ?? filter.filter}
        valueToString={(each) => filters.find((one) => one.filter === each)?.label ?? each}
        onSelectionChange={(_, [picked]) => {
          const next = filters.find((one) => one.filter === picked);
          if (next !== undefined) onChange(refitted(filter, next));
        }}
      >
        {filters.map((one) => (
          <Option key={one.filter} value={one.filter}>
            {one.label}
          </Option>
        ))}
      </Dropdown>
      <Dropdown
        bordered
        aria-label={`${place} comparison`}
        className={rulesCss['operator'] ?? ''}
        disabled={isDisabled}
        selected={[filter.operator]}
        value={shown(filter.operator)}
        onSelectionChange={(_, [picked]) => {
          const operator = RULE_OPERATORS.find((one) => one === picked);
          if (operator !== undefined) onChange({ ...filter, operator, values: fitted(filter.values, operator) });
        }}
      >
        {operatorsOf(kind).map((operator) => (
          <Option key={operator} value={operator}>
            {shown(operator)}
          </Option>
        ))}
      </Dropdown>
      <ValueEditor
        label={`${place} value`}
        kind={kind}
        choices={known?.choices ?? null}
        operator={filter.operator}
        values={filter.values}
        isDisabled={isDisabled}
        onChange={(values) => onChange({ ...filter, values })}
      />
      <Button appearance="transparent" aria-label={`Remove ${place}`} disabled={isDisabled} onClick={onRemove}>
        <CloseIcon aria-hidden />
      </Button>
    </div>
  );
}

/** A new field keeps the operator if it supports it, and starts without a value. */
function refitted(filter: FilterDraft, next: ConditionalFilter): FilterDraft {
  const operators = operatorsOf(next.kind);
  const operator = operators.includes(filter.operator) ? filter.operator : (operators[0] ?? '=');
  return { ...filter, filter: next.filter, operator, values: fitted([''], operator) };
}

function fitted(values: readonly string[], operator: RuleOperator): readonly string[] {
  if (operator === 'between') return [values[0] ?? '', values[1] ?? ''];
  return operator === 'in' ? values : values.slice(0, 1);
}
