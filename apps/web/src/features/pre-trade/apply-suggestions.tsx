import { STAGING_STRATEGY } from '@meridian/domain/child-actions';
import { strategyText } from '@meridian/domain/order-ticket/ticket-strategy';
import { isStrategyName } from '@meridian/domain/strategies/strategy-names';
import { Button } from '@salt-ds/core';
import { useState } from 'react';
import { CommandDialog } from '../../components/order-table/command-dialog.tsx';
import { type BulkBatch, useBulkCommand } from '../../live/use-bulk-command.ts';
import type { ListRow, ListView } from './list-view.ts';
import { planLabel, startText } from './pre-trade-texts.ts';
import styles from './pre-trade.module.css';

type Staged = ListRow & { readonly id: number };

/** Ticked orders that are staged and would change. */
function stagedRows({ rows }: ListView): readonly Staged[] {
  return rows.flatMap((row) => {
    const id = row.order.parent_order_numeric_id;
    return row.isOn && row.order.is_staged && id !== null && row.planAt !== row.order.own_plan ? [{ ...row, id }] : [];
  });
}

function batchOf({ id, plan, order }: Staged): readonly BulkBatch<'order.modify'>[] {
  const { strat, values } = plan;
  if (!isStrategyName(strat)) return [];
  const input = { strat, as: null, values, isStaged: true, assetClass: order.asset_class };
  const rate = values['pr'];
  return [
    {
      ids: [id],
      argsOf: (ids) => ({
        parent_order_numeric_ids: ids,
        strat: STAGING_STRATEGY,
        strategy_parameters: strategyText(input),
        part_rate: typeof rate === 'number' ? rate : null,
        reason: 'Pre-trade suggestion',
      }),
    },
  ];
}

type ApplySuggestionsProps = {
  readonly view: ListView;
  readonly nowMs: number;
  /** After some orders have changed. */
  readonly onApplied: () => void;
};

/** Writes the plans into staged orders, after showing what changes. Nothing is sent to a venue. */
export function ApplySuggestions({ view, nowMs, onApplied }: ApplySuggestionsProps) {
  const [asked, setAsked] = useState<readonly Staged[] | null>(null);
  const command = useBulkCommand();
  const staged = stagedRows(view);
  const apply = async () => {
    await command.send('order.modify', (asked ?? []).flatMap(batchOf));
    onApplied();
  };
  const close = () => {
    setAsked(null);
    command.reset();
  };
  return (
    <div className={styles['buttons']}>
      <Button
        sentiment="accented"
        disabled={staged.length === 0}
        title={staged.length === 0 ? 'No ticked order is staged with another plan' : undefined}
        onClick={() => setAsked(staged)}
      >
        Apply {staged.length} {staged.length === 1 ? 'suggestion' : 'suggestions'}
      </Button>
      {asked === null ? null : (
        <CommandDialog
          title={`Change ${asked.length} staged ${asked.length === 1 ? 'order' : 'orders'}`}
          command={command}
          orderOf={(id) => asked.find((row) => row.id === id)?.order}
          onConfirmKey={command.isUnderWay ? null : () => void apply()}
          buttons={
            <Button sentiment="accented" disabled={command.isUnderWay} onClick={() => void apply()}>
              Apply
            </Button>
          }
          onClose={close}
        >
          <p>The orders stay staged. Nothing is sent.</p>
          <ChangeTable rows={asked} nowMs={nowMs} />
        </CommandDialog>
      )}
    </div>
  );
}

function ChangeTable({ rows, nowMs }: { readonly rows: readonly Staged[]; readonly nowMs: number }) {
  return (
    <table className={styles['alternatives']} aria-label="Changes">
      <thead>
        <tr>
          <th scope="col">Order</th>
          <th scope="col">Before</th>
          <th scope="col">After</th>
          <th scope="col">Start</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, order, plan }) => {
          const own = order.own_plan === null ? null : order.plans[order.own_plan];
          return (
            <tr key={id}>
              <th scope="row">
                {order.exchange_symbol} {order.order_side} {order.order_qty.toLocaleString('en-US')}
              </th>
              <td>{own === null || own === undefined ? 'No estimate' : own.strat.toUpperCase()}</td>
              <td>{planLabel(plan, nowMs)}</td>
              <td>{startText(plan, nowMs)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
