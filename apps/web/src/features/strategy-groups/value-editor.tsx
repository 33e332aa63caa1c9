import type { FilterKind, RuleOperator } from '@meridian/domain/entities/conditional-rule';
import { Dropdown, Option } from '@salt-ds/core';
import { useState } from 'react';
import { TextBox } from '../../components/fields/text-box.tsx';
import rulesCss from './rules.module.css';

type ValueEditorProps = {
  readonly label: string;
  readonly kind: FilterKind;
  readonly choices: readonly string[] | null;
  readonly operator: RuleOperator;
  readonly values: readonly string[];
  readonly isDisabled: boolean;
  readonly onChange: (values: readonly string[]) => void;
};

const FLAG = ['yes', 'no'];
const PLACEHOLDERS: Readonly<Record<FilterKind, string>> = {
  number: '0',
  time: '15:30',
  text: '',
  flag: '',
  choice: '',
};

/** The input for a condition's value: a choice, yes or no, one value, a range, or a list. */
export function ValueEditor(props: ValueEditorProps) {
  const { label, kind, choices, operator, values, isDisabled, onChange } = props;
  const options = kind === 'flag' ? FLAG : choices;
  if (options !== null) {
    return (
      <Dropdown
        bordered
        aria-label={label}
        className={rulesCss['value'] ?? ''}
        disabled={isDisabled}
        multiselect={operator === 'in'}
        placeholder="Choose"
        selected={values.filter((value) => value !== '')}
        value={values.join(', ')}
        onSelectionChange={(_, picked) => onChange(picked.length === 0 ? [''] : picked)}
      >
        {options.map((option) => (
          <Option key={option} value={option} />
        ))}
      </Dropdown>
    );
  }
  if (operator === 'in') return <ListBox {...props} />;
  const [first = '', second = ''] = values;
  const box = {
    disabled: isDisabled,
    placeholder: PLACEHOLDERS[kind],
    align: kind === 'text' ? 'start' : 'end',
  } as const;
  if (operator !== 'between') {
    return (
      <span className={rulesCss['value']}>
        <TextBox {...box} aria-label={label} value={first} onText={(text) => onChange([text])} />
      </span>
    );
  }
  return (
    <span className={rulesCss['range']}>
      <TextBox {...box} aria-label={`${label} from`} value={first} onText={(text) => onChange([text, second])} />
      and
      <TextBox {...box} aria-label={`${label} to`} value={second} onText={(text) => onChange([first, text])} />
    </span>
  );
}

/** Several values, separated by commas. */
function ListBox({ label, values, isDisabled, onChange }: ValueEditorProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <span className={rulesCss['value']}>
      <TextBox
        aria-label={label}
        disabled={isDisabled}
        placeholder="A, B, C"
        value={typed ?? values.join(', ')}
        onText={(text) => {
          setTyped(text);
          const parts = text.split(',').map((part) => part.trim());
          onChange(parts.filter((part) => part !== ''));
        }}
        onBlur={() => setTyped(null)}
      />
    </span>
  );
}
