import { estimateOrder } from '@meridian/cost-model/estimates/estimate-order';
import type { ActionOrder } from '@meridian/domain/order-actions/action-order';
import { remainingOrder } from '@meridian/domain/order-actions/remaining-order';
import { costText, endText, unitOf } from '../../../components/cost-estimate/cost-unit.ts';
import { useInstrumentFacts } from '../../../live/use-instrument-facts.ts';
import styles from './modify-dialog.module.css';

type RowEstimateProps = { readonly before: ActionOrder; readonly after: ActionOrder };

/** The change of expected cost and completion of one order. */
export function RowEstimate({ before, after }: RowEstimateProps) {
  const { facts } = useInstrumentFacts({ ...before, asset_class: before.asset_class ?? 'EQUITY' }, false);
  if (facts === null) return '…';
  const from = estimateOrder(facts, remainingOrder(before));
  const to = estimateOrder(facts, remainingOrder(after));
  if (to.kind === 'unavailable') return <span className={styles['quiet']}>{to.message}</span>;
  const unit = unitOf(to.cost);
  const known = from.kind === 'estimated' ? from : null;
  return (
    <>
      <span className={styles['change']}>
        {known === null ? null : `${costText(known.cost, unit)} → `}
        <b>
          {costText(to.cost, unit)} {unit}
        </b>
      </span>
      <span className={styles['change']}>
        {known === null ? null : `${endText(known, before.remaining_qty)} → `}
        <b>{endText(to, after.remaining_qty)}</b>
      </span>
    </>
  );
}
