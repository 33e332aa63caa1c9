import { estimateOrder, type OrderEstimate } from '@meridian/cost-model/estimates/estimate-order';
import type { InstrumentFacts } from '@meridian/domain/entities/instrument-facts';
import { formatSigned } from '@meridian/domain/number-format';
import type { ActionOrder } from '@meridian/domain/order-actions/action-order';
import { remainingOrder } from '@meridian/domain/order-actions/remaining-order';
import type { ReactNode } from 'react';
import {
  type CostUnit,
  costIn,
  costText,
  endText,
  unfilledText,
  unitOf,
} from '../../../components/cost-estimate/cost-unit.ts';
import { durationText } from '../../../lib/time-text.ts';
import styles from './modify-dialog.module.css';

type EstimateChangeProps = {
  readonly facts: InstrumentFacts;
  readonly before: ActionOrder;
  readonly after: ActionOrder;
};

/** Expected cost and completion of the rest of the order, before and after the change. */
export function EstimateChange({ facts, before, after }: EstimateChangeProps) {
  const from = estimateOrder(facts, remainingOrder(before));
  const to = estimateOrder(facts, remainingOrder(after));
  if (to.kind === 'unavailable') return <p className={styles['quiet']}>{to.message}</p>;
  const unit = unitOf(to.cost);
  const known = from.kind === 'estimated' ? from : null;
  const unfilled = unfilledText(to, unit);
  const range = to.ranges.find(({ level }) => level === 0.8);
  return (
    <div className={styles['figures']}>
      <Figure label="Expected cost" from={known && costText(known.cost, unit)} to={costText(to.cost, unit)} unit={unit}>
        {known === null ? null : <Delta from={costIn(known.cost, unit)} to={costIn(to.cost, unit)} />}
        {range === undefined ? null : (
          <span>
            80%: {costText(range.low, unit)} to {costText(range.high, unit)}
          </span>
        )}
        {unfilled === null ? null : <span>{unfilled}</span>}
      </Figure>
      <Figure label="Timing risk" from={known && costText(known.risk, unit)} to={costText(to.risk, unit)} unit={unit}>
        {known === null ? null : <Delta from={costIn(known.risk, unit)} to={costIn(to.risk, unit)} />}
      </Figure>
      <Figure
        label="Finish"
        from={known && endText(known, before.remaining_qty)}
        to={endText(to, after.remaining_qty)}
        unit={null}
      >
        {known === null ? null : <span>{finishText(known, to)}</span>}
      </Figure>
    </div>
  );
}

type FigureProps = {
  readonly label: string;
  readonly from: string | null;
  readonly to: string;
  readonly unit: CostUnit | null;
  readonly children: ReactNode;
};

function Figure({ label, from, to, unit, children }: FigureProps) {
  return (
    <div>
      <span className={styles['label']}>{label}</span>
      <span className={styles['figure']}>
        {from === null || from === to ? null : (
          <>
            {from} <span aria-label="becomes">→</span>{' '}
          </>
        )}
        {to}
        {unit === null ? null : <small> {unit}</small>}
      </span>
      <span className={styles['under']}>{children}</span>
    </div>
  );
}

/** More cost or risk is worse. Compares the rounded figures, so that they add up on the screen. */
function Delta({ from, to }: { readonly from: number; readonly to: number }) {
  const by = Number(to.toFixed(1)) - Number(from.toFixed(1));
  const text = formatSigned(by, 1);
  if (!/[1-9]/.test(text)) return <span>unchanged</span>;
  return <span data-tone={by > 0 ? 'negative' : 'positive'}>{text}</span>;
}

function finishText({ finishMs: from }: OrderEstimate, { finishMs: to }: OrderEstimate): string {
  if (from === null || to === null) return '';
  const by = to - from;
  if (Math.abs(by) < 30_000) return 'unchanged';
  return `${durationText(Math.abs(by))} ${by < 0 ? 'earlier' : 'later'}`;
}
