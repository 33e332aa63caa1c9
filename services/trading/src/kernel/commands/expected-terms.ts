import { formatQuantity } from '@meridian/domain/number-format';
import type { ChangedTerm, OrderRowAnswer } from '@meridian/protocol/live/order-answers';
import type { Instrument } from '../../reference/instrument.ts';
import { priceText } from '../price-text.ts';
import { priceOrNull } from '../price-units.ts';
import { strategyText } from '../rows/strategy-text.ts';
import type { Parent } from '../state/parent.ts';
import { instrumentOf, type Reading } from '../turn.ts';
import { rowRefused } from './answers.ts';
import type { ArgsOf } from './kernel-command.ts';

type Expected = NonNullable<ArgsOf<'order.modify'>['expected']>;

/** Refuses a change based on outdated terms. Null when they are current or not given. */
export function changedMeanwhile(
  reading: Reading,
  parent: Parent,
  expected: Expected | undefined,
): OrderRowAnswer | null {
  const seen = expected?.find((each) => each.parent_order_numeric_id === parent.id);
  if (seen === undefined) return null;
  const instrument = instrumentOf(reading, parent.terms.instrument);
  const changes = changesSince(seen, termsNow(parent, instrument));
  if (changes.length === 0) return null;
  const changed_by = parent.changedBy ?? null;
  const message = `${changed_by ?? 'Somebody'} changed the order meanwhile: ${changes.map((change) => changeText(change, instrument)).join(', ')}.`;
  return { ...rowRefused(parent.id, 'changed-meanwhile', message), changes, changed_by };
}

type Terms = Omit<Expected[number], 'parent_order_numeric_id'>;

const WORDS = {
  order_qty: 'quantity',
  order_type: 'order type',
  limit_price: 'limit',
  strategy_parameters: 'strategy parameters',
} as const satisfies Record<keyof Terms, string>;

const FIELDS = ['order_qty', 'order_type', 'limit_price', 'strategy_parameters'] as const;

function termsNow(parent: Parent, { lotSize, tickSize }: Instrument): Required<Terms> {
  const { quantityLots, orderType, limitTicks } = parent.terms;
  return {
    order_qty: quantityLots * lotSize,
    order_type: orderType,
    limit_price: priceOrNull(limitTicks, tickSize),
    strategy_parameters: strategyText(parent),
  };
}

type Changed = ChangedTerm & { readonly field: keyof Terms };

function changesSince(seen: Terms, now: Required<Terms>): readonly Changed[] {
  return FIELDS.flatMap((field) => {
    const expected = seen[field];
    const current = now[field];
    return expected === undefined || expected === current ? [] : [{ field, expected, current }];
  });
}

/** Parameters are too long for a sentence. The row contains both. */
function changeText({ field, expected, current }: Changed, instrument: Instrument): string {
  if (field === 'strategy_parameters') return WORDS[field];
  const text = (value: ChangedTerm['current']) => valueText(field, value, instrument);
  return `${WORDS[field]} from ${text(expected)} to ${text(current)}`;
}

function valueText(field: keyof Terms, value: ChangedTerm['current'], instrument: Instrument): string {
  if (value === null) return 'none';
  if (typeof value !== 'number') return value;
  return field === 'limit_price' ? priceText(value, instrument) : formatQuantity(value);
}
