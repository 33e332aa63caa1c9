import type { PreTradePlan } from '@meridian/protocol/rest/pre-trade-calls';
import type { PreTradeUnit } from './pre-trade-address.ts';
import { amountIn } from './pre-trade-texts.ts';
import styles from './pre-trade-table.module.css';

export type CostScale = { readonly low: number; readonly high: number };

/** One scale for all rows, from the ends of their ranges. */
export function costScale(plans: readonly PreTradePlan[], unit: PreTradeUnit): CostScale | null {
  const ends = plans.flatMap(({ ranges }) =>
    ranges.flatMap(({ low, high }) => [amountIn(low, unit), amountIn(high, unit)]),
  );
  const known = ends.filter((end) => end !== null);
  return known.length === 0 ? null : { low: Math.min(0, ...known), high: Math.max(0, ...known) };
}

type CostRangeBarProps = {
  readonly mean: number | null;
  /** The wide one first. */
  readonly ranges: readonly { readonly low: number | null; readonly high: number | null }[];
  readonly scale: CostScale | null;
};

/** The expected cost with its ranges. The numbers stand beside it. */
export function CostRangeBar({ mean, ranges, scale }: CostRangeBarProps) {
  if (scale === null || mean === null) return null;
  const width = scale.high - scale.low || 1;
  const at = (value: number) => (100 * (value - scale.low)) / width;
  return (
    <span className={styles['range']} aria-hidden="true">
      {ranges.map(({ low, high }, place) =>
        low === null || high === null ? null : (
          // oxlint-disable-next-line react/no-array-index-key -- the ranges never change their order
          <span key={place} data-place={place} style={{ left: `${at(low)}%`, width: `${at(high) - at(low)}%` }} />
        ),
      )}
      <i data-mark="zero" style={{ left: `${at(0)}%` }} />
      <i data-mark="mean" style={{ left: `${at(mean)}%` }} />
    </span>
  );
}
