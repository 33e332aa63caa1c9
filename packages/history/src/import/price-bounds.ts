import type { ExecutionLine, ImportColumn } from './execution-line.ts';
import type { LineProblemText } from './read-executions-file.ts';

/** The market of an instrument on a day, where it is known. */
export type DayRange = { readonly low: number; readonly high: number };

/** A price this many times the market is a mistake: of the decimal point, the currency or the instrument. */
const MAX_TIMES = 3;
/** Fewer prices than this do not tell the market by themselves. */
const MIN_PRICES = 3;

const MARKET: readonly ImportColumn[] = ['bid', 'ask', 'day_vwap', 'interval_vwap', 'arrival_mid', 'close', 'end_mid'];

/**
 * Lines of one day whose price is far from the market of their instrument: from its stored range, else from the prices
 * of the market that the file has, else from the other fills. What is at or below zero is not compared.
 */
export function farPrices(
  lines: readonly ExecutionLine[],
  stored: ReadonlyMap<string, DayRange>,
): readonly LineProblemText[] {
  const bySymbol = [...Map.groupBy(lines, ({ symbol }) => symbol)];
  return bySymbol.flatMap(([symbol, own]) => {
    const market = stored.get(symbol) ?? marketOf(own);
    if (market === null || market.low <= 0) return [];
    const [least, most] = [market.low / MAX_TIMES, market.high * MAX_TIMES];
    return own.flatMap(({ line, price, trade_date }) => {
      if (price <= 0 || (price >= least && price <= most)) return [];
      const between = `${shortNumber(least)} and ${shortNumber(most)}`;
      return [
        {
          line,
          text: `price ${price} is far from the market of ${symbol} on ${trade_date}: between ${between} is plausible`,
        },
      ];
    });
  });
}

function marketOf(lines: readonly ExecutionLine[]): DayRange | null {
  const told = lines.flatMap(({ numbers }) => MARKET.flatMap((column) => numbers[column] ?? []));
  const prices = told.length > 0 ? told : lines.map(({ price }) => price);
  if (told.length === 0 && prices.length < MIN_PRICES) return null;
  const sorted = prices.toSorted((one, other) => one - other);
  const middle = sorted[Math.floor(sorted.length / 2)];
  return middle === undefined ? null : { low: middle, high: middle };
}

function shortNumber(value: number): string {
  return String(Number(value.toPrecision(4)));
}
