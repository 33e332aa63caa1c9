import { Dropdown, Option } from '@salt-ds/core';
import styles from './field.module.css';
import { Field, type FieldProps } from './field.tsx';

export type Choice<Value extends string> = {
  readonly value: Value;
  readonly label: string;
  /** Dimmed text after the label, in the list. */
  readonly detail?: string | undefined;
};

type ChoiceFieldProps<Value extends string> = Omit<FieldProps, 'children'> & {
  readonly choices: readonly Choice<Value>[];
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly placeholder?: string;
  readonly disabled?: boolean;
};

/** One out of a list. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { choices, value, onChange, placeholder = 'Choose', disabled = false, ...field } = props;
  const current = choices.find((choice) => choice.value === value);
  return (
    <Field {...field}>
      {(control) => (
        <Dropdown
          {...control}
          bordered
          className={styles['dropdown'] ?? ''}
          disabled={disabled}
          placeholder={placeholder}
          selected={current === undefined ? [] : [current.value]}
          value={current?.label ?? ''}
          // Typing over the open list searches the shown options.
          valueToString={(each) => choices.find((choice) => choice.value === each)?.label ?? each}
          onSelectionChange={(_, [picked]) => {
            if (picked !== undefined) onChange(picked);
          }}
        >
          {choices.map((choice) => (
            <Option key={choice.value} value={choice.value}>
              <span>{choice.label}</span>
              {choice.detail === undefined ? null : <span className={styles['detail']}>{choice.detail}</span>}
            </Option>
          ))}
        </Dropdown>
      )}
    </Field>
  );
}
