import { startStrategy, startValues } from '@meridian/domain/order-actions/start-order';
import { parameterProblems } from '@meridian/domain/order-ticket/ticket-strategy';
import type { ActionOrder } from '@meridian/domain/order-actions/action-order';
import { StrategyChoice } from '../../components/strategy-form/strategy-choice.tsx';
import { StrategyForm } from '../../components/strategy-form/strategy-form.tsx';
import type { StartOrders } from './use-start-orders.ts';
import styles from './start-orders.module.css';

/** One form for all ticked orders. A change applies to each of them. */
export function StartParameters({ start }: { readonly start: StartOrders }) {
  const { checked, change, draftOf } = start;
  const [first] = checked;
  if (first === undefined) return <p className={styles['quiet']}>Check orders to set their parameters.</p>;
  const strategies = new Set(checked.map((order) => startStrategy(order, draftOf(order))));
  const strategy = strategies.size === 1 ? startStrategy(first, draftOf(first)) : null;
  const values = startValues(first, draftOf(first));
  const choice = (
    <StrategyChoice
      orders={checked}
      strategy={strategy === 'staging' ? null : strategy}
      onStrategy={(strat) => change(checked, () => ({ strat, values: {} }))}
    />
  );
  return (
    <section className={styles['parameters']} aria-label="Parameters of the checked orders">
      <p className={styles['quiet']}>{introOf(checked, strategies.size)}</p>
      {strategy === null || strategy === 'staging' ? (
        choice
      ) : (
        <StrategyForm
          strategy={strategy}
          instruments={checked}
          values={values}
          problems={parameterProblems(strategy, values, { lot_size: 1, tick_size: null })}
          onChange={(key, value) =>
            change(checked, (draft) => ({ ...draft, values: { ...draft.values, [key]: value } }))
          }
        >
          {choice}
        </StrategyForm>
      )}
    </section>
  );
}

function introOf({ length: count, 0: first }: readonly ActionOrder[], strategyCount: number): string {
  if (count === 1) return `Parameters of ${first?.exchange_symbol ?? ''}`;
  const all = `Parameters of ${count.toLocaleString('en-US')} checked orders`;
  return strategyCount > 1
    ? `${all}. Their strategies differ: choose one for all.`
    : `${all}. Fields that you do not change keep each order's value.`;
}
