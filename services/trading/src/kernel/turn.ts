import type { Instrument } from '../reference/instrument.ts';
import type { Effect } from './commit/effect.ts';
import type { DeskEventHead } from './events/event-head.ts';
import type { KernelEvent } from './events/kernel-event.ts';
import type { KernelPorts } from './kernel-ports.ts';
import type { MarketSnap } from './market-snap.ts';
import type { LiveOrders } from './run/live-orders.ts';
import type { LookBudget } from './run/look-budget.ts';
import type { LookTimes } from './run/look-times.ts';
import type { KernelState } from './state/kernel-state.ts';
import type { MarketTape } from './tape/market-tape.ts';

/** What a command looks at before it decides, and all that a question looks at. */
export type Reading = {
  readonly state: KernelState;
  readonly ports: KernelPorts;
  /** Instruments by asset class and symbol. */
  readonly symbols: ReadonlyMap<string, Instrument>;
  readonly nowMs: number;
};

/** One input and all that follows from it at once: what it emits becomes durable together or not at all. */
export type Turn = Reading & {
  readonly tape: MarketTape;
  readonly live: LiveOrders;
  readonly wakes: LookTimes;
  readonly looks: LookBudget;
  /** What every event of this turn begins with. */
  readonly head: Pick<DeskEventHead<string>, 'v' | 'atMs' | 'date' | 'cause'>;
  /** Applies the event at once; the order it is about is looked at again before the turn ends. */
  emit(event: KernelEvent): void;
  /** Happens after everything emitted so far is durable. */
  send(effect: Effect): void;
  /** Has an order looked at before the turn ends. */
  touch(parentId: number): void;
};

export function instrumentOf({ ports }: Pick<Reading, 'ports'>, index: number): Instrument {
  const instrument = ports.instruments[index];
  if (instrument === undefined) throw new Error(`there is no instrument ${index}`);
  return instrument;
}

export function snapAt(turn: Turn, instrument: number): MarketSnap {
  const { bidTicks, bidLots, askTicks, askLots } = turn.ports.market.view(instrument);
  return { bidTicks, bidLots, askTicks, askLots };
}

/** Ties what is done late to the command that asked for it; one that answers at once is tied by its cause. */
export function answering({ head }: Turn, request: string | undefined): { readonly request?: string } {
  if (request === undefined || (head.cause?.kind === 'command' && head.cause.id === request)) return {};
  return { request };
}
