import type { OrderToEstimate } from '@meridian/cost-model/estimates/work-plan';
import { CALENDAR_SPREAD } from '@meridian/domain/asset-class';
import { parseJsonRecord } from '@meridian/domain/json-text';
import { type ReactNode, useMemo } from 'react';
import { CostEstimatePanel } from '../../../components/cost-estimate/cost-estimate-panel.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { LoadingState } from '../../../components/loading-state.tsx';
import { useInstrumentFacts } from '../../../live/use-instrument-facts.ts';
import { Card } from '../card.tsx';
import type { OrderFacts } from '../order-facts.ts';
import { QuantityBar } from '../quantity-bar.tsx';

type PreTradeTabProps = {
  readonly facts: OrderFacts;
  readonly hasMarketData: boolean;
  /** Figures, frontier, strategies and the day. */
  readonly children: ReactNode;
};

/** What the order should cost by strategy and participation, and how large it is against the volume. */
export function PreTradeTab({ facts, hasMarketData, children }: PreTradeTabProps) {
  const { facts: instrument, error } = useInstrumentFacts(instrumentOf(facts), hasMarketData);
  const order = useOrderToEstimate(facts);
  if (instrument === null) {
    return error === null ? (
      <LoadingState label="Loading the instrument" />
    ) : (
      <ErrorState title={error} source="trade.instrument" />
    );
  }
  const { attributes, orderQty } = facts;
  return (
    <>
      {children}
      <Card title="Size against volume" note="the whole order">
        <QuantityBar label="Of ADV" value={orderQty} of={instrument.avg_daily_volume} look="plan" />
        <QuantityBar label="Of the interval" value={orderQty} of={attributes.expected_interval_volume} look="plan" />
      </Card>
      {order === null ? null : (
        <Card title="Cost against participation" note="what is left of the order, from the market of now">
          <CostEstimatePanel facts={instrument} order={order} />
        </Card>
      )}
    </>
  );
}

function instrumentOf({ symbol, text }: OrderFacts) {
  return {
    exchange_symbol: symbol,
    asset_class: text('asset_class') === 'FUTURE' ? 'FUTURE' : 'EQUITY',
    asset_sub_class: text('asset_sub_class') === CALENDAR_SPREAD ? CALENDAR_SPREAD : null,
  } as const;
}

/** The same object while the order's terms are the same: estimates are worked out anew for each. */
function useOrderToEstimate({
  side,
  orderQty: whole,
  strat,
  isDone,
  number,
  text,
}: OrderFacts): OrderToEstimate | null {
  const remaining = number('remaining_qty');
  // As the server: what is left, and of a finished order all of it.
  const orderQty = !isDone && remaining !== null && remaining > 0 ? remaining : whole;
  const limit = text('order_type') === 'MARKET' ? null : number('limit_price');
  const parameters = text('strategy_parameters');
  return useMemo(() => {
    if (side === null || orderQty === null || orderQty <= 0) return null;
    const values = Object.entries(parseJsonRecord(parameters) ?? {}).flatMap(([key, value]) =>
      typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
        ? [[key, value] as const]
        : [],
    );
    return { order_side: side, order_qty: orderQty, strat, limit_price: limit, values: Object.fromEntries(values) };
  }, [side, orderQty, strat, limit, parameters]);
}
