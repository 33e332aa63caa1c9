import type { OrderToEstimate } from '@meridian/cost-model/estimates/work-plan';
import { CALENDAR_SPREAD } from '@meridian/domain/asset-class';
import { parseJsonRecord } from '@meridian/domain/json-text';
import { formatFixed, formatQuantity } from '@meridian/domain/number-format';
import { useMemo } from 'react';
import { CostEstimatePanel } from '../../../components/cost-estimate/cost-estimate-panel.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { LoadingState } from '../../../components/loading-state.tsx';
import { useInstrumentFacts } from '../../../live/use-instrument-facts.ts';
import { Card } from '../card.tsx';
import { DayCurve } from '../day-curve.tsx';
import { type Figure, Figures } from '../figures.tsx';
import type { OrderFacts } from '../order-facts.ts';
import { QuantityBar } from '../quantity-bar.tsx';

type PreTradeTabProps = { readonly facts: OrderFacts; readonly hasMarketData: boolean };

/** What the order should cost by strategy, how large it is against the volume, and the curve of the day. */
export function PreTradeTab({ facts, hasMarketData }: PreTradeTabProps) {
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
      <Figures figures={figuresOf(facts, instrument.avg_daily_volume)} />
      <Card title="Size against volume" note="the whole order">
        <QuantityBar label="Of ADV" value={orderQty} of={instrument.avg_daily_volume} look="plan" />
        <QuantityBar label="Of the interval" value={orderQty} of={attributes.expected_interval_volume} look="plan" />
      </Card>
      {order === null ? null : (
        <Card title="Expected cost by strategy" note="the whole order, from the market of now">
          <CostEstimatePanel facts={instrument} order={order} />
        </Card>
      )}
      {instrument.impact === null ? null : (
        <Card title="Curve of the day" note="usual share of the volume; the order's time is marked">
          <DayCurve
            session={instrument.session}
            shares={instrument.impact.volume_shares}
            fromMs={Number(attributes.attr_start_time ?? 0)}
            toMs={Number(attributes.attr_end_time ?? 0)}
          />
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
function useOrderToEstimate({ side, orderQty, strat, number, text }: OrderFacts): OrderToEstimate | null {
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

function figuresOf({ orderQty, number, attributes }: OrderFacts, adv: number): readonly Figure[] {
  const expected = attributes.expected_percent_volume;
  return [
    { label: 'Quantity', value: formatQuantity(orderQty), note: `ADV ${formatQuantity(Math.round(adv))}` },
    { label: '% ADV', value: formatFixed(number('percent_of_adv'), 2), unit: '%' },
    { label: 'Of its interval', value: formatFixed(expected, 1), unit: '%', note: 'expected % volume' },
    { label: 'Spread met', value: formatFixed(number('avg_spread_bps'), 1), unit: 'bps', note: 'since the start' },
  ];
}
