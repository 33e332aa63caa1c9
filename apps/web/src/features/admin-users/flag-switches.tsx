import { Switch } from '@salt-ds/core';
import { useId } from 'react';
import type { GrantField, GrantValues } from './grant-draft.ts';
import { PERMISSION_TEXTS, type PermissionText } from '../../lib/permission-texts.ts';
import styles from './user-panel.module.css';

type FlagSwitchesProps = {
  readonly values: GrantValues;
  readonly changed: ReadonlySet<GrantField>;
  readonly isOwn: boolean;
  readonly onChange: (change: Partial<GrantValues>) => void;
};

/** The permission flags, each with what it allows. */
export function FlagSwitches({ values, changed, isOwn, onChange }: FlagSwitchesProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.heading}>
        Permissions
      </h3>
      <ul className={styles.switches}>
        {PERMISSION_TEXTS.map((text) => (
          <FlagSwitch
            key={text.flag}
            text={text}
            isOn={values[text.flag]}
            isChanged={changed.has(text.flag)}
            // The server refuses this too: administrators who remove their own right cannot restore it.
            isFixed={isOwn && text.flag === 'is_admin'}
            onChange={(isOn) => onChange({ [text.flag]: isOn })}
          />
        ))}
      </ul>
    </section>
  );
}

type FlagSwitchProps = {
  readonly text: PermissionText;
  readonly isOn: boolean;
  readonly isChanged: boolean;
  readonly isFixed: boolean;
  readonly onChange: (isOn: boolean) => void;
};

function FlagSwitch({ text, isOn, isChanged, isFixed, onChange }: FlagSwitchProps) {
  const labelId = useId();
  const detailId = useId();
  return (
    <li className={styles.switchRow} data-changed={isChanged}>
      <span className={styles.switchText}>
        <span className={styles.switchLabel}>
          <span id={labelId}>{text.label}</span>
          {isChanged ? <span className={styles.changedMark}>changed</span> : null}
        </span>
        <span id={detailId} className={styles.switchDetail}>
          {isFixed ? 'You cannot take this from yourself' : text.detail}
        </span>
      </span>
      <Switch
        checked={isOn}
        disabled={isFixed}
        onChange={(event) => onChange(event.target.checked)}
        inputProps={{ 'aria-labelledby': labelId, 'aria-describedby': detailId }}
      />
    </li>
  );
}
