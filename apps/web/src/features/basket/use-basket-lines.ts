import type { InstrumentFacts } from '@meridian/domain/entities/instrument-facts';
import { type BasketContext, readRow, symbolOf } from '@meridian/domain/order-ticket/basket/basket-row';
import { useMemo } from 'react';
import { useSettled } from '../../lib/use-settled.ts';
import { useAnswer } from '../../live/use-answer.ts';
import { readTradeInstruments } from '@meridian/protocol/live/trade-answers';
import type { BasketLine, BasketRow, ReadLine } from './basket-line.ts';
import { useListChecks } from './use-list-checks.ts';

/** Default values for rows without their own. */
export type BasketDefaults = Omit<BasketContext, 'facts' | 'isStaged' | 'unread'>;

export type BasketLines = {
  readonly lines: readonly BasketLine[];
  /** Why the server could not check. */
  readonly error: string | null;
};

const LOOK_UP_AFTER_MS = 300;

/** The rows as orders, with their errors and the checks of the server. */
export function useBasketLines(rows: readonly BasketRow[], defaults: BasketDefaults): BasketLines {
  const { factsOf, error } = useFacts(rows);
  const readLine = useMemo(
    () =>
      perObject((row: BasketRow): ReadLine => {
        const facts = factsOf(symbolOf(row.cells));
        return { ...row, facts, ...readRow(row.cells, { ...defaults, facts, isStaged: false, unread: row.unread }) };
      }),
    [defaults, factsOf],
  );
  const read = useMemo(() => rows.map(readLine), [rows, readLine]);
  const checks = useListChecks(read);
  return { lines: checks.lines, error: error ?? checks.error };
}

/** Caches the result per object, so that unchanged rows do not render again. */
function perObject<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
}

/** Undefined while a symbol is being looked up, null when there is no such instrument. */
function useFacts(rows: readonly BasketRow[]) {
  const symbols = [...new Set(rows.map(({ cells }) => symbolOf(cells)))].filter((symbol) => symbol !== '').sort();
  const settled = useSettled(symbols.join('\n'), LOOK_UP_AFTER_MS);
  const asked = useMemo(() => (settled === '' ? [] : settled.split('\n')), [settled]);
  const { data, error, isPlaceholderData } = useAnswer({
    name: 'trade.instruments',
    args: asked.length === 0 ? null : { exchange_symbols: asked },
    read: (answer) => readTradeInstruments(answer)?.instruments ?? null,
    keepsPrevious: true,
  });
  const factsOf = useMemo(() => {
    const known = new Map((data ?? []).map((facts) => [facts.exchange_symbol, facts]));
    const isAnswered = new Set(data === undefined || isPlaceholderData ? [] : asked);
    return (symbol: string): InstrumentFacts | null | undefined =>
      known.get(symbol) ?? (symbol === '' || isAnswered.has(symbol) ? null : undefined);
  }, [data, isPlaceholderData, asked]);
  return { factsOf, error: error?.message ?? null };
}
