import type { EstimatedAlternative } from '@meridian/cost-model/estimates/alternatives';
import { useMemo } from 'react';
import { CostEstimatePanel } from '../../components/cost-estimate/cost-estimate-panel.tsx';
import { LoadingState } from '../../components/loading-state.tsx';
import { StatePanel } from '../../components/state-panel.tsx';
import styles from './trade-ticket.module.css';
import type { Ticket } from './use-ticket.ts';

type EstimateSideProps = {
  readonly ticket: Ticket;
  readonly onPick: (alternative: EstimatedAlternative) => void;
};

/** The expected cost, once instrument and quantity are known. */
export function EstimateSide({ ticket, onPick }: EstimateSideProps) {
  return (
    <div className={styles['estimate']}>
      <Estimate ticket={ticket} onPick={onPick} />
    </div>
  );
}

function Estimate({ ticket, onPick }: EstimateSideProps) {
  const { draft, values, market } = ticket;
  const { order_side, order_qty, strat, limit_price } = draft;
  const limit = typeof limit_price === 'number' ? limit_price : null;
  const quantity = typeof order_qty === 'number' && order_qty > 0 ? order_qty : null;
  const order = useMemo(
    () => (quantity === null ? null : { order_side, order_qty: quantity, strat, limit_price: limit, values }),
    [order_side, quantity, strat, limit, values],
  );
  if (draft.instrument !== null && market.facts === null && market.error === null) {
    return <LoadingState label="Loading the instrument" />;
  }
  if (market.facts === null || order === null) {
    return <StatePanel title="Expected cost" detail="Choose an instrument and enter a quantity." />;
  }
  if (ticket.group !== null) {
    return (
      <StatePanel title="No estimate" detail={`${ticket.group} decides how the order is worked once it is sent.`} />
    );
  }
  return <CostEstimatePanel facts={market.facts} order={order} onPick={onPick} />;
}
