import { type OrderSide, ORDER_SIDES } from '../../order-side.ts';
import { ORDER_TYPES, type OrderType, TIMES_IN_FORCE, type TimeInForce } from '../../order-type.ts';
import { PARAMETER_CATALOGUE } from '../../strategies/parameter-catalogue.ts';
import { STRATEGY_NAMES, type StrategyName } from '../../strategies/strategy-names.ts';

const SIDE_WORDS: Readonly<Record<string, OrderSide>> = {
  B: 'BUY',
  BC: 'BUY COVER',
  COVER: 'BUY COVER',
  'BUY TO COVER': 'BUY COVER',
  S: 'SELL',
  SS: 'SELL SHORT',
  SHORT: 'SELL SHORT',
};

function upper(text: string): string {
  return text.trim().toUpperCase().replace(/[_-]+/g, ' ');
}

/** Null for an unknown word. */
export function sideOf(text: string): OrderSide | null {
  const word = upper(text);
  return ORDER_SIDES.find((side) => side === word) ?? SIDE_WORDS[word] ?? null;
}

export function timeInForceOf(text: string): TimeInForce | null {
  const word = upper(text);
  return TIMES_IN_FORCE.find((time) => time === word) ?? null;
}

const STRATEGY_WORDS: Readonly<Record<string, StrategyName>> = {
  IS: 'optimal',
  ARRIVAL: 'optimal',
  SHORTFALL: 'optimal',
  'IMPLEMENTATION SHORTFALL': 'optimal',
  INLINE: 'pov',
  '% VOL': 'pov',
  SPREAD: 'calendar-spread',
};

/** By name, label or a word that traders use for it. */
export function strategyOf(text: string): StrategyName | null {
  const word = upper(text);
  const own = STRATEGY_NAMES.find((name) => upper(name) === word || upper(PARAMETER_CATALOGUE[name].label) === word);
  return own ?? STRATEGY_WORDS[word] ?? null;
}

const TYPE_WORDS: Readonly<Record<string, OrderType>> = { LMT: 'LIMIT', MKT: 'MARKET' };

/** Null for an unknown word. */
export function orderTypeOf(text: string): OrderType | null {
  const word = upper(text);
  return ORDER_TYPES.find((type) => type === word) ?? TYPE_WORDS[word] ?? null;
}
