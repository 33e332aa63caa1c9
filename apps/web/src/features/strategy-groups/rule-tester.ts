import type { ConditionalRule } from '@meridian/domain/entities/conditional-rule';
import { parseClockTime } from '@meridian/domain/clock-time';
import { finiteNumber } from '@meridian/domain/finite-number';
import { flagValue } from '@meridian/domain/flag-value';
import { filterOf } from '@meridian/domain/strategy-groups/conditional-filters';
import type { FilterableOrder } from '@meridian/domain/strategy-groups/filterable-order';
import { matchRule } from '@meridian/domain/strategy-groups/match-rule';

/** An order with all fields unknown. */
const UNKNOWN: FilterableOrder = {
  account: '',
  alloc_account: '',
  trader_id: '',
  list_name: null,
  strat: '',
  asset_class: 'EQUITY',
  asset_sub_class: null,
  exchange_symbol: '',
  exchange_base_symbol: '',
  country: '',
  trade_currency: '',
  category: '',
  order_side: '',
  order_type: '',
  order_qty: 0,
  percent_of_adv: null,
  notional_usd: null,
  avg_spread_bps: null,
  volatility: null,
  start_time: null,
  end_time: null,
  must_finish: false,
  part_rate: null,
  volume_cap: null,
};

/** The fields of the rules, each once, in order of first use. */
export function fieldsOf(rules: readonly ConditionalRule[]): readonly string[] {
  const asked = rules.flatMap(({ filters }) => filters.map(({ filter }) => filter));
  return [...new Set(asked)].filter((filter) => filterOf(filter) !== null);
}

function read(filter: string, text: string): unknown {
  switch (filterOf(filter)?.kind) {
    case 'number':
      return finiteNumber(text);
    case 'time':
      return parseClockTime(text);
    case 'flag':
      return flagValue(text) ?? false;
    case 'text':
    case 'choice':
    case undefined:
    default:
      return text;
  }
}

export type RuleReading = { readonly isMatch: boolean; readonly words: string };
export type Tested = {
  readonly readings: readonly RuleReading[];
  /** Null when no rule matches. */
  readonly taken: number | null;
};

/** Finds the first rule that matches an order with these typed fields. */
export function testRules(rules: readonly ConditionalRule[], given: Readonly<Record<string, string>>): Tested {
  const values = Object.entries(given).filter(([, text]) => text.trim() !== '');
  const order: FilterableOrder = {
    ...UNKNOWN,
    ...Object.fromEntries(values.map(([name, text]) => [name, read(name, text)])),
  };
  const readings = rules.map((rule) => matchRule(order, rule));
  const taken = readings.findIndex(({ isMatch }) => isMatch);
  return { readings, taken: taken < 0 ? null : taken };
}
