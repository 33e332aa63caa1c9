import { useId } from 'react';
import type { ControlProps } from './broker-control.tsx';
import styles from './broker-form.module.css';

/** A check box or a radio button of its own. */
export function FlagControl({ view, onChange }: ControlProps) {
  const { control, label, value, isOff, problem, offReason, help } = view;
  const id = useId();
  const isRadio = control.type === 'RadioButton_t';
  return (
    <div className={styles['flag']}>
      <label className={styles['option']}>
        <input
          type={isRadio ? 'radio' : 'checkbox'}
          name={isRadio ? (control.radioGroup ?? control.parameterRef ?? control.ID) : undefined}
          checked={value === true}
          aria-disabled={isOff}
          aria-invalid={problem !== null}
          aria-describedby={`${id}-help`}
          onChange={({ target }) => {
            if (!isOff) onChange(target.checked);
          }}
        />
        {label}
      </label>
      <span className={problem === null ? 'salt-visuallyHidden' : styles['problem']} id={`${id}-help`}>
        {problem ?? [offReason, help].filter(Boolean).join(' ')}
      </span>
    </div>
  );
}
