import { formatUpTo } from '@meridian/domain/number-format';
import { ChoiceField } from '../fields/choice-field.tsx';
import { NumberField } from '../fields/number-field.tsx';
import { FlagField } from './flag-field.tsx';
import type { ParameterFieldProps } from './parameter-field-props.ts';
import { PercentField } from './percent-field.tsx';
import { TimeField } from './time-field.tsx';

/** Chooses the control by the kind of the parameter. */
export function ParameterField(props: ParameterFieldProps) {
  const { parameter, value, problem, onChange } = props;
  const { kind, label, help, isFixed, minimum } = parameter;
  switch (kind) {
    case 'flag':
      return <FlagField {...props} />;
    case 'start-time':
    case 'end-time':
      return <TimeField {...props} kind={kind} />;
    case 'percent':
      return <PercentField {...props} />;
    case 'choice':
      return (
        <ChoiceField
          label={label}
          help={help}
          problem={problem}
          disabled={isFixed}
          choices={parameter.choices ?? []}
          value={typeof value === 'string' ? value : null}
          onChange={onChange}
        />
      );
    case 'price':
    case 'quantity':
    case 'amount':
    default:
      return (
        <NumberField
          label={label}
          help={help}
          problem={problem}
          disabled={isFixed}
          minimum={minimum}
          placeholder={parameter.default === null ? 'Auto' : formatUpTo(parameter.default, 2)}
          value={typeof value === 'boolean' ? null : value}
          onChange={onChange}
        />
      );
  }
}
