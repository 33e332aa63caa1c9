import type { OrderFinding } from '@meridian/domain/order-checks/order-finding';
import { reasonNeeded } from '@meridian/domain/order-checks/override-text';
import { WarningIcon } from '@salt-ds/icons';
import type { RefObject } from 'react';
import { Field } from '../../components/fields/field.tsx';
import { TextBox } from '../../components/fields/text-box.tsx';
import styles from './ticket-foot.module.css';

type OverrideFieldProps = {
  readonly findings: readonly OrderFinding[];
  readonly reason: string;
  readonly isTried: boolean;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly onReason: (reason: string) => void;
};

const MAX_REASON = 500;

/** An order with warnings needs a reason. */
export function OverrideField({ findings, reason, isTried, inputRef, onReason }: OverrideFieldProps) {
  const warnings = findings.filter(({ level }) => level === 'warning');
  const isMissing = isTried && reason.trim() === '';
  return (
    <div className={styles['override']}>
      <ul className={styles['warnings']} aria-label="Warnings">
        {warnings.map(({ code, message }) => (
          <li key={code}>
            <WarningIcon aria-hidden /> {message}
          </li>
        ))}
      </ul>
      <Field label="Reason for override" problem={isMissing ? reasonNeeded(warnings.length) : null}>
        {(control) => (
          <TextBox
            {...control}
            ref={inputRef}
            maxLength={MAX_REASON}
            placeholder="Saved in the audit"
            value={reason}
            onText={onReason}
          />
        )}
      </Field>
    </div>
  );
}
