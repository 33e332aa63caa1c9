import type { InstrumentRow } from './instrument-file.ts';
import type { ReferenceKind } from './reference-kinds.ts';

/** Fields of an instrument that a running desk takes over. Orders, books and recordings are built upon the others. */
const LIVE_INSTRUMENT_FIELDS = [
  'description',
  'category',
  'sub_category',
  'last_trading_date',
  'average_daily_volume',
  'daily_volatility_percent',
  'average_spread_ticks',
] as const satisfies readonly (keyof InstrumentRow)[];

/** Where no market is built upon them, prices and hours change at once, too. */
const MARKET_FIELDS: readonly (keyof InstrumentRow)[] = ['tick_table', 'calendar'];
const LIVE_KINDS: ReadonlySet<ReferenceKind> = new Set(['tick_tables', 'calendars', 'holidays']);

type Change = {
  readonly kind: 'added' | 'changed' | 'removed';
  readonly before: object | null;
  readonly after: object | null;
};

function differingFields({ before, after }: Change): readonly string[] {
  const [was, is] = [new Map(Object.entries(before ?? {})), new Map(Object.entries(after ?? {}))];
  return [...is.keys()].filter((name) => JSON.stringify(was.get(name)) !== JSON.stringify(is.get(name)));
}

/**
 * Whether a change waits until the trading engine starts again. `isReferenceLive` says that the engine takes over new
 * instruments, tick tables and calendars while it runs.
 */
export function needsStart(kind: ReferenceKind, change: Change, isReferenceLive: boolean): boolean {
  if (kind === 'exchange_rates') return false;
  if (isReferenceLive && LIVE_KINDS.has(kind)) return false;
  if (kind !== 'instruments' || change.kind === 'removed') return true;
  if (change.kind === 'added') return !isReferenceLive;
  const live = new Set<string>([...LIVE_INSTRUMENT_FIELDS, ...(isReferenceLive ? MARKET_FIELDS : [])]);
  return differingFields(change).some((name) => !live.has(name));
}

/** When an import holds for orders, as one sentence or two. */
export function effectText(total: number, waiting: number, effectiveFrom: string, today: string): string {
  const when = effectiveFrom > today ? `from ${effectiveFrom} on` : 'now';
  if (waiting === 0) return `The trading engine uses it ${when}.`;
  const rows =
    waiting === total ? 'It needs' : `${waiting.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} rows need`;
  const rest = waiting === total ? '' : ` The others hold ${when}.`;
  return `${rows} a restart of the trading engine.${rest}`;
}
