import { ChoiceField } from '../fields/choice-field.tsx';
import { TextBox } from '../fields/text-box.tsx';
import type { ParameterFieldProps } from './parameter-field-props.ts';
import styles from './strategy-form.module.css';
import { choiceOf, END_CHOICES, firstCode, readTime, START_CHOICES } from './time-choice.ts';

type TimeFieldProps = ParameterFieldProps & { readonly kind: 'start-time' | 'end-time' };

/** A start or end time: a code, or a time typed beside it. */
export function TimeField({ parameter, kind, value, problem, zoneNote = null, onChange }: TimeFieldProps) {
  const { label, help, isFixed } = parameter;
  const code = value === null ? '' : String(value);
  const choice = choiceOf(kind, code);
  const isUnreadable = readTime(kind, code).kind === 'unreadable';
  const hint = choice === 'minutes' ? 'Enter the minutes' : 'Enter a time such as 14:30';
  const isTyped = choice === 'clock' || choice === 'minutes';
  return (
    <div className={styles['time']} data-typed={isTyped ? '' : undefined}>
      <ChoiceField
        label={label}
        help={help}
        problem={problem ?? (isUnreadable ? hint : null)}
        note={isFixed ? 'fixed' : choice === 'clock' ? (zoneNote ?? undefined) : undefined}
        disabled={isFixed}
        choices={kind === 'start-time' ? START_CHOICES : END_CHOICES}
        value={choice}
        onChange={(picked) => onChange(firstCode(picked))}
      />
      {isTyped ? (
        <TextBox
          aria-label={choice === 'minutes' ? `${label}: minutes` : `${label}: ${zoneNote ?? 'time'}`}
          aria-invalid={isUnreadable}
          align="end"
          disabled={isFixed}
          end={choice === 'minutes' ? 'min' : undefined}
          value={choice === 'minutes' ? code.replace(/^\+\s*/, '') : code}
          onText={(text) => onChange(choice === 'minutes' ? `+${text.trim()}` : text)}
        />
      ) : null}
    </div>
  );
}
