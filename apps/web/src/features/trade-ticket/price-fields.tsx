import type { InstrumentFacts } from '@meridian/domain/entities/instrument-facts';
import type { CurrentQuote } from '@meridian/domain/entities/quote';
import { isBuySide } from '@meridian/domain/order-side';
import { limitDistance } from '@meridian/domain/order-ticket/limit-distance';
import type { TicketDraft } from '@meridian/domain/order-ticket/ticket-draft';
import type { TypedValue } from '@meridian/domain/order-ticket/typed-number';
import { ORDER_TYPES } from '@meridian/domain/order-type';
import { parsePrice } from '@meridian/domain/parse-price';
import { tickOf } from '@meridian/domain/price-tick';
import { ChoiceField } from '../../components/fields/choice-field.tsx';
import { NumberField } from '../../components/fields/number-field.tsx';
import type { FieldProblem } from './field-problem.ts';
import { limitPriceText } from './limit-price-text.ts';

const TYPE_LABELS = { LIMIT: 'Limit', MARKET: 'Market' } as const;
const TYPES = ORDER_TYPES.map((type) => ({ value: type, label: TYPE_LABELS[type] }));

type PriceFieldsProps = {
  readonly draft: TicketDraft;
  readonly facts: InstrumentFacts | null;
  readonly quote: CurrentQuote | null;
  readonly problem: FieldProblem;
  readonly onChange: (change: Partial<TicketDraft>) => void;
};

/** Order type and limit. The arrow keys start at the far touch. */
export function PriceFields({ draft, facts, quote, problem, onChange }: PriceFieldsProps) {
  const { order_side, order_type, limit_price } = draft;
  const isMarket = order_type === 'MARKET';
  const touch = isBuySide(order_side) ? quote?.current_ask : quote?.current_bid;
  return (
    <>
      <ChoiceField
        label="Order type"
        choices={TYPES}
        value={order_type}
        onChange={(type) => onChange({ order_type: type })}
      />
      <NumberField
        label="Limit price"
        note={isMarket ? null : <Distance draft={draft} facts={facts} quote={quote} />}
        {...problem}
        step={stepOf(limit_price, facts)}
        stepFrom={touch ?? facts?.previous_close ?? null}
        format={(price) => limitPriceText(price, facts)}
        parse={(text) => parsePrice(text, facts ?? {})}
        disabled={isMarket}
        placeholder={isMarket ? 'At the market' : undefined}
        value={isMarket ? null : limit_price}
        onChange={(price) => onChange({ limit_price: price })}
      />
    </>
  );
}

/** By the tick of the price that is there: a step across a band is one of the band that it leaves. */
function stepOf(price: TypedValue, facts: InstrumentFacts | null): number | undefined {
  if (facts === null) return undefined;
  return typeof price === 'number' ? tickOf(price, facts) : facts.tick_size;
}

type DistanceProps = Pick<PriceFieldsProps, 'draft' | 'facts' | 'quote'>;

function Distance({ draft: { order_side, limit_price }, facts, quote }: DistanceProps) {
  if (facts === null || typeof limit_price !== 'number') return null;
  return limitDistance({ side: order_side, limit: limit_price, facts, quote });
}
