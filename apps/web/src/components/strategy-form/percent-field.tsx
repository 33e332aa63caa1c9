import { NumberField } from '../fields/number-field.tsx';
import type { ParameterFieldProps } from './parameter-field-props.ts';
import styles from './strategy-form.module.css';

const STEP = 0.5;

/** A percentage. A required one has a slider as well. */
export function PercentField({ parameter, value, problem, onChange }: ParameterFieldProps) {
  const { label, help, minimum, maximum, isFixed } = parameter;
  const typed = typeof value === 'boolean' ? null : value;
  const low = minimum ?? 0;
  const high = maximum ?? 100;
  const rate = typeof typed === 'number' ? Math.min(Math.max(typed, low), high) : low;
  return (
    <div className={styles['percent']}>
      <NumberField
        label={label}
        help={help}
        problem={problem}
        step={STEP}
        minimum={low}
        unit="%"
        placeholder="None"
        disabled={isFixed}
        value={typed}
        onChange={onChange}
      />
      {parameter.default === null ? null : (
        <input
          className={styles['slider']}
          type="range"
          aria-label={`${label}: slider`}
          min={low}
          max={high}
          step={STEP}
          disabled={isFixed}
          style={{ backgroundSize: `${(100 * (rate - low)) / (high - low)}% 3px, 100% 3px` }}
          value={rate}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
      )}
    </div>
  );
}
