import { limitText, onOffText, rateText } from '@meridian/domain/cell-text';
import { parseJsonRecord } from '@meridian/domain/json-text';
import { displayMustFinish } from '@meridian/domain/must-finish';
import { formatQuantity } from '@meridian/domain/number-format';
import { formatPrice } from '@meridian/domain/price-format';
import { formatEndTime, formatStartTime, parseEndTime, parseStartTime } from '@meridian/domain/start-end-time';
import { STRATEGY_PARAMETER_FIELDS } from '@meridian/domain/strategy-parameters';
import { withExchangeZone } from '../../../lib/exchange-time.ts';
import { SHOWN_ZONE } from '../../../lib/time-text.ts';
import { Card } from '../card.tsx';
import { type Fact, FactsList } from '../facts-list.tsx';
import type { OrderFacts } from '../order-facts.ts';
import { ParameterHistory } from '../parameter-history.tsx';

/** What the strategy was told, and what it made of its times. */
export function ParametersTab({ order, facts }: { readonly order: number; readonly facts: OrderFacts }) {
  const { parameters, strat } = facts;
  const setting = parameters.as === null ? null : `setting “${parameters.as}”`;
  const others = otherParameters(facts.text('strategy_parameters'));
  return (
    <>
      <Card title="Strategy parameters" note={[strat.toUpperCase(), setting].filter(Boolean).join(' · ')}>
        <FactsList facts={strategyFacts(facts)} />
      </Card>
      {others.length === 0 ? null : (
        <Card title="Further parameters" note="as the strategy names them">
          <FactsList facts={others} />
        </Card>
      )}
      <Card title="Order">
        <FactsList facts={termFacts(facts)} />
      </Card>
      <Card title="History" note="who told the order what: people first, newest first">
        <ParameterHistory order={order} />
      </Card>
    </>
  );
}

function strategyFacts({
  parameters,
  attributes,
  strat,
  country,
  priceTerms,
  text,
  number,
}: OrderFacts): readonly Fact[] {
  const start = parameters.st ?? text('start_time');
  const end = parameters.et ?? text('end_time');
  // Pairs first; what an order may lack comes last, so that they stay pairs.
  return [
    { label: 'Strategy', value: (parameters.strat ?? strat).toUpperCase() },
    { label: 'Must finish', value: displayMustFinish({ strat, must_finish: parameters.mf ?? text('must_finish') }) },
    {
      label: 'Start time',
      value: withExchangeZone(formatStartTime(start, SHOWN_ZONE), parseStartTime(start), country),
    },
    { label: 'Starts at', value: formatStartTime(attributes.attr_start_time, SHOWN_ZONE) },
    { label: 'End time', value: withExchangeZone(formatEndTime(end, SHOWN_ZONE), parseEndTime(end), country) },
    { label: 'Ends at', value: formatEndTime(attributes.attr_end_time, SHOWN_ZONE) },
    { label: 'Aggregation', value: onOffText(text('aggregation_status')) },
    { label: 'Participation rate', value: rateText(parameters.pr ?? number('part_rate')) },
    { label: 'Volume cap', value: rateText(parameters.vc ?? number('volume_cap')) },
    { label: 'Dark I-would price', value: formatPrice(attributes.dark_i_would_price, priceTerms) },
    { label: 'Dark I-would quantity', value: formatQuantity(attributes.dark_i_would_qty) },
  ];
}

function termFacts({ priceTerms, text, number }: OrderFacts): readonly Fact[] {
  return [
    { label: 'Order type', value: text('order_type') },
    {
      label: 'Limit',
      value: limitText({ order_type: text('order_type'), limit_price: number('limit_price'), ...priceTerms }),
    },
    { label: 'Quantity', value: formatQuantity(number('order_qty')) },
    { label: 'Minimum quantity', value: formatQuantity(number('min_qty')) },
    { label: 'Time in force', value: text('time_in_force') },
    { label: 'List', value: text('list_name') },
    { label: 'Account', value: text('account') },
    { label: 'Allocation account', value: text('alloc_account') },
    { label: 'Client order id', value: text('client_order_id') },
    { label: 'Trader', value: text('trader_id') },
    { label: 'Reject reason', value: text('diagnostic_info') },
    { label: 'Description', value: text('description') },
  ];
}

/** Keys beyond the desk's own are the strategy's business, and shown as they came. */
function otherParameters(text: string | null): readonly Fact[] {
  return Object.entries(parseJsonRecord(text) ?? {})
    .filter(([key]) => !Object.hasOwn(STRATEGY_PARAMETER_FIELDS, key))
    .map(([key, value]) => ({ label: key, value: typeof value === 'string' ? value : JSON.stringify(value) }));
}
