import {
  chosenAlternative,
  type EstimatedAlternative,
  estimateAlternatives,
} from '@meridian/cost-model/estimates/alternatives';
import { estimateOrder, type OrderEstimate } from '@meridian/cost-model/estimates/estimate-order';
import { participationCurve } from '@meridian/cost-model/estimates/participation-curve';
import type { OrderToEstimate } from '@meridian/cost-model/estimates/work-plan';
import type { InstrumentFacts } from '@meridian/domain/entities/instrument-facts';
import { DESK_LIMITS } from '@meridian/domain/order-checks/account-limits';
import { formatUpTo } from '@meridian/domain/number-format';
import { LockedIcon } from '@salt-ds/icons';
import { useMemo } from 'react';
import { StatePanel } from '../state-panel.tsx';
import { AlternativesTable } from './alternatives-table.tsx';
import styles from './cost-estimate.module.css';
import { type CostUnit, costIn, costText, endText, minuteText, unfilledText, unitOf, usdText } from './cost-unit.ts';
import { ParticipationChart } from './participation-chart.tsx';
import { RangeBar } from './range-bar.tsx';
import { spreadNote } from './spread-note.ts';

type CostEstimatePanelProps = {
  readonly facts: InstrumentFacts;
  readonly order: OrderToEstimate;
  /** Applies an alternative. Without it they are only shown. */
  readonly onPick?: (alternative: EstimatedAlternative) => void;
};

/** The expected cost of an order, its range, and the alternatives. */
export function CostEstimatePanel({ facts, order, onPick }: CostEstimatePanelProps) {
  const { order_qty } = order;
  const estimate = useMemo(() => estimateOrder(facts, order), [facts, order]);
  const alternatives = useMemo(() => estimateAlternatives(facts, order), [facts, order]);
  // Curve and cost use the same quantity, so that the dot of the order lies on the curve.
  const plannedQty = estimate.kind === 'estimated' ? estimate.plannedQty : 0;
  const points = useMemo(() => participationCurve(facts, plannedQty), [facts, plannedQty]);
  if (estimate.kind === 'unavailable' && estimate.reason === 'no-permit') return <NoPermit />;
  const unit = facts.asset_sub_class === null ? 'bps' : 'ticks';
  const note = spreadNote(facts);
  return (
    <section className={styles['panel']} aria-label="Cost estimate">
      {estimate.kind === 'unavailable' ? (
        <StatePanel announce="polite" title="No estimate" detail={estimate.message} />
      ) : (
        <>
          <Headline estimate={estimate} />
          <Chips estimate={estimate} quantity={order_qty} />
          <ParticipationChart
            points={points}
            unit={unitOf(estimate.cost)}
            participation={estimate.participation}
            cost={costIn(estimate.cost, unitOf(estimate.cost))}
          />
        </>
      )}
      {alternatives.length === 0 ? null : (
        <AlternativesTable
          alternatives={alternatives}
          chosen={chosenAlternative(alternatives, order)}
          quantity={order_qty}
          unit={unit}
          onPick={onPick}
        />
      )}
      {note === null ? null : <p className={styles['note']}>{note}</p>}
    </section>
  );
}

function NoPermit() {
  return (
    <StatePanel
      icon={<LockedIcon />}
      title="Estimates are not permitted"
      detail="Cost estimates need the market impact permit. An administrator can grant it."
    />
  );
}

function Headline({ estimate }: { readonly estimate: OrderEstimate }) {
  const unit = unitOf(estimate.cost);
  return (
    <div>
      <h3 className={styles['label']}>Expected cost vs arrival</h3>
      <p className={styles['hero']}>
        <b>{costText(estimate.cost, unit)}</b>
        <span className={styles['unit']}>{unit}</span>
        <span className={styles['usd']}>{usdText(estimate.cost)}</span>
      </p>
      <RangeBar estimate={estimate} unit={unit} />
      <Unfilled estimate={estimate} unit={unit} />
    </div>
  );
}

/** A limit leaves what the market has left behind; it is priced at the end. */
function Unfilled({ estimate, unit }: { readonly estimate: OrderEstimate; readonly unit: CostUnit }) {
  const text = unfilledText(estimate, unit);
  return text === null ? null : <p className={styles['note']}>{text}</p>;
}

function Chips({ estimate, quantity }: { readonly estimate: OrderEstimate; readonly quantity: number }) {
  const { participation, finishMs, endMs } = estimate;
  const done = endText(estimate, quantity);
  return (
    <ul className={styles['chips']}>
      <li data-tone={finishMs === null ? 'warn' : undefined}>
        {finishMs === null ? `${done} by ${minuteText(endMs)}` : `Done by ${done}`}
      </li>
      <li data-tone={100 * participation > DESK_LIMITS.warn_percent_of_volume ? 'warn' : undefined}>
        {formatUpTo(100 * participation, 1)}% of volume
      </li>
      <li title="Half the spread, and an impact that grows with the square root of the size">Square-root law</li>
    </ul>
  );
}
