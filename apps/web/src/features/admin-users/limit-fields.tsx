import { FormField, FormFieldHelperText, FormFieldLabel, Input, NumberInput, Switch } from '@salt-ds/core';
import { useId, useState } from 'react';
import { traderIdProblem } from '@meridian/domain/trader-id';
import type { GrantField, GrantValues } from './grant-draft.ts';
import styles from './user-panel.module.css';

const MIN_CONNECTIONS = 1;
const MAX_CONNECTIONS = 1000;

type LimitFieldsProps = {
  readonly userId: number;
  readonly values: GrantValues;
  readonly changed: ReadonlySet<GrantField>;
  readonly isOwn: boolean;
  readonly onChange: (change: Partial<GrantValues>) => void;
};

/** The trader id on the user's orders, the limit of live connections, and whether the account is active. */
export function LimitFields({ userId, values, changed, isOwn, onChange }: LimitFieldsProps) {
  const headingId = useId();
  const labelId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.limits}>
      <h3 id={headingId} className={styles.heading}>
        Account
      </h3>
      <FormField
        className={styles.connections ?? ''}
        labelPlacement="left"
        {...(traderIdProblem(values.trader_id, userId) !== null && { validationStatus: 'error' as const })}
      >
        <FormFieldLabel>Trader id</FormFieldLabel>
        <Input
          bordered
          value={values.trader_id}
          inputProps={{ maxLength: 12, onChange: (event) => onChange({ trader_id: event.target.value.toUpperCase() }) }}
        />
        <FormFieldHelperText>
          {traderIdProblem(values.trader_id, userId) ?? 'New orders of this user carry it'}
        </FormFieldHelperText>
      </FormField>
      <FormField className={styles.connections ?? ''} labelPlacement="left">
        <FormFieldLabel>Connections allowed</FormFieldLabel>
        <ConnectionsInput
          value={values.max_connections}
          onChange={(max_connections) => onChange({ max_connections })}
        />
      </FormField>
      <div className={styles.switchRow} data-changed={changed.has('is_disabled')}>
        <span className={styles.switchText}>
          <span className={styles.switchLabel}>
            <span id={labelId}>Disabled</span>
            {changed.has('is_disabled') ? <span className={styles.changedMark}>changed</span> : null}
          </span>
          <span className={styles.switchDetail}>
            {isOwn ? 'You cannot disable yourself' : 'Ends every session and refuses new ones'}
          </span>
        </span>
        <Switch
          checked={values.is_disabled}
          disabled={isOwn}
          onChange={(event) => onChange({ is_disabled: event.target.checked })}
          inputProps={{ 'aria-labelledby': labelId }}
        />
      </div>
    </section>
  );
}

type ConnectionsInputProps = { readonly value: number; readonly onChange: (value: number) => void };

/**
 * Text that is not a number yet (an empty field, for example) stays in the field. The last valid number stays in force.
 */
function ConnectionsInput({ value, onChange }: ConnectionsInputProps) {
  const [unfinished, setUnfinished] = useState<string | null>(null);
  const take = (text: string) => {
    const number = Number(text);
    const isGood = text !== '' && Number.isInteger(number) && number >= MIN_CONNECTIONS && number <= MAX_CONNECTIONS;
    setUnfinished(isGood ? null : text);
    if (isGood) onChange(number);
  };
  return (
    <NumberInput
      bordered
      clamp
      min={MIN_CONNECTIONS}
      max={MAX_CONNECTIONS}
      step={1}
      value={unfinished ?? value}
      textAlign="right"
      onChange={(_, text) => take(text)}
      inputProps={{ onBlur: () => setUnfinished(null) }}
    />
  );
}
