import { Switch } from '@salt-ds/core';
import { useId } from 'react';
import type { ParameterFieldProps } from './parameter-field-props.ts';
import styles from './strategy-form.module.css';

export function FlagField({ parameter, value, onChange }: ParameterFieldProps) {
  const { label, help, isFixed } = parameter;
  const id = useId();
  return (
    <span className={styles['flag']}>
      <Switch
        checked={value === true}
        disabled={isFixed}
        label={isFixed ? `${label} (fixed)` : label}
        onChange={(event) => onChange(event.target.checked)}
        inputProps={{ 'aria-describedby': id }}
      />
      <span className="salt-visuallyHidden" id={id}>
        {help}
      </span>
    </span>
  );
}
