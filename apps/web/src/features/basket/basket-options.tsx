import { STRATEGY_DESCRIPTIONS } from '@meridian/domain/strategies/parameter-catalogue';
import { memo } from 'react';
import { ChoiceField } from '../../components/fields/choice-field.tsx';
import { Field } from '../../components/fields/field.tsx';
import { TextBox } from '../../components/fields/text-box.tsx';
import styles from './basket.module.css';
import type { Basket } from './use-basket.ts';

/** The close is a code of its own; people write its name. */
const CLOSE = 'Market Close';

function endText(code: string): string {
  return code === '0' ? CLOSE : code;
}

function endCode(text: string): string {
  return text.trim().toLowerCase() === CLOSE.toLowerCase() ? '0' : text.trim();
}

const STRATEGIES = STRATEGY_DESCRIPTIONS.filter(({ strategy }) => strategy !== 'staging').map(
  ({ strategy, label }) => ({
    value: strategy,
    label,
  }),
);

type BasketOptionsProps = Pick<Basket, 'settings' | 'change' | 'accounts'>;

/** The list's name, and defaults for rows that do not say otherwise. */
export const BasketOptions = memo(function BasketOptions({ settings, change, accounts }: BasketOptionsProps) {
  const names = [...new Set(accounts.map(({ account }) => account))];
  const allocations = accounts.filter(({ account }) => account === settings.account);
  const firstOf = (name: string) => accounts.find(({ account }) => account === name)?.alloc_account ?? '';
  return (
    <div className={styles['options']}>
      <Field label="List name">
        {(control) => (
          <TextBox
            {...control}
            placeholder="Required"
            value={settings.listName}
            onText={(listName) => change({ listName })}
          />
        )}
      </Field>
      <ChoiceField
        label="Default account"
        choices={names.map((name) => ({ value: name, label: name }))}
        value={settings.account}
        onChange={(account) => change({ account, allocAccount: firstOf(account) })}
      />
      <ChoiceField
        label="Default alloc account"
        choices={allocations.map(({ alloc_account }) => ({ value: alloc_account, label: alloc_account }))}
        value={settings.allocAccount}
        onChange={(allocAccount) => change({ account: settings.account, allocAccount })}
      />
      <ChoiceField
        label="Default strategy"
        choices={STRATEGIES}
        value={settings.strat}
        onChange={(strat) => change({ strat })}
      />
      <Field label="Default end">
        {(control) => (
          <TextBox
            {...control}
            placeholder="16:00, +30, or blank"
            value={endText(settings.end ?? '')}
            onText={(end) => change({ end: endCode(end) })}
          />
        )}
      </Field>
    </div>
  );
});
