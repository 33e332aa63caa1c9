import { searchField } from '@meridian/domain/power-search/search-fields';
import { Dropdown, Option } from '@salt-ds/core';
import { CloseSmallIcon } from '@salt-ds/icons';
import { useId } from 'react';
import { operatorChoices } from '../draft/operator-choices.ts';
import { readCondition } from '../draft/read-condition.ts';
import { type DraftCondition, withField, withOperator } from '../draft/search-draft.ts';
import styles from './condition-form.module.css';
import { FieldChoice } from './field-choice.tsx';
import { ValueField } from './value-field.tsx';

type ConditionRowProps = {
  readonly condition: DraftCondition;
  /** The word that joins this condition to the previous one. */
  readonly lead: string;
  readonly onChange: (condition: DraftCondition | null) => void;
};

export function ConditionRow({ condition, lead, onChange }: ConditionRowProps) {
  const field = condition.field === null ? null : searchField(condition.field);
  const read = readCondition(condition);
  const problemId = useId();
  const name = field?.header ?? 'New condition';
  const choices = field === null ? [] : operatorChoices(field, condition);
  const current = choices.find(({ operator, not }) => operator === condition.operator && not === condition.not);
  return (
    <fieldset
      className={styles['row']}
      aria-label={name}
      data-range={condition.operator === 'between' ? '' : undefined}
    >
      <span className={styles['lead']}>{lead}</span>
      <FieldChoice field={field} onPick={(picked) => onChange(withField(condition, picked))} />
      {field === null ? (
        <span className={styles['blank']} />
      ) : (
        <>
          <Dropdown
            bordered
            aria-label={`${name}: operator`}
            className={styles['choice'] ?? ''}
            selected={[current?.key ?? '']}
            value={current?.label ?? ''}
            onSelectionChange={(_, [key]) => {
              const picked = choices.find((choice) => choice.key === key);
              if (picked !== undefined) onChange(withOperator(condition, picked.operator, picked.not));
            }}
          >
            {choices.map(({ key, label }) => (
              <Option key={key} value={key}>
                {label}
              </Option>
            ))}
          </Dropdown>
          <ValueField
            field={field}
            condition={condition}
            problemId={read.kind === 'wrong' ? problemId : undefined}
            onChange={(value) => onChange({ ...condition, value })}
          />
        </>
      )}
      <button
        type="button"
        className={styles['remove']}
        aria-label={`Remove: ${name}`}
        title="Remove"
        onClick={() => onChange(null)}
      >
        <CloseSmallIcon aria-hidden />
      </button>
      {read.kind === 'wrong' ? (
        <p className={styles['problem']} id={problemId}>
          {read.message}
        </p>
      ) : null}
    </fieldset>
  );
}
