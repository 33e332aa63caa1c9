import { type DecisionEvent, type ReplayEvent } from '@meridian/domain/replay/replay-event';
import { midOf, quoteAt, type ReplayMarket, TradeSums } from '@meridian/domain/replay/replay-market';
import { momentsOf } from '@meridian/domain/replay/replay-moments';
import type { ReplayOrder } from '@meridian/domain/replay/replay-order';
import { decisionsOf } from '@meridian/domain/replay/replay-state';
import type { PriceTerms } from '@meridian/domain/quote-convention';
import type { Span } from './playback.ts';
import type { LoadedReplay } from './replay-loader.ts';

/** A posting from its beginning to its end, for drawing. */
export type PostedLine = {
  readonly fromMs: number;
  readonly toMs: number;
  readonly price: number | null;
  readonly isMid: boolean;
};

/** An order with everything that its charts and texts are made of. */
export type ReplayView = {
  readonly order: ReplayOrder;
  readonly events: readonly ReplayEvent[];
  readonly market: ReplayMarket;
  /** Null without recorded trades. */
  readonly trades: TradeSums | null;
  readonly decisions: readonly DecisionEvent[];
  readonly postings: readonly PostedLine[];
  readonly span: Span;
  readonly priceTerms: PriceTerms;
  readonly moments: {
    readonly event: readonly number[];
    readonly fill: readonly number[];
    readonly decision: readonly number[];
  };
};

/** A span that has a length, also for an order that ended as it came. */
const MIN_SPAN_MS = 1_000;

export function replayViewOf({ order, events, market, nowMs }: LoadedReplay): ReplayView {
  const fromMs = order.start_ms ?? order.received_ms;
  const lastMs = Math.max(order.end_ms ?? nowMs, events.at(-1)?.at_ms ?? 0);
  const span = { fromMs, toMs: Math.max(lastMs, fromMs + MIN_SPAN_MS) };
  const inside = (moments: readonly number[]) => moments.filter((ms) => ms >= span.fromMs && ms <= span.toMs);
  return {
    order,
    events,
    market,
    trades: market.trades.at_ms.length === 0 ? null : new TradeSums(market.trades),
    decisions: decisionsOf(events),
    postings: postingsOf(events, market, span),
    span,
    priceTerms: order,
    moments: {
      event: inside(momentsOf(events, 'event')),
      fill: inside(momentsOf(events, 'fill')),
      decision: inside(momentsOf(events, 'decision')),
    },
  };
}

function postingsOf(events: readonly ReplayEvent[], market: ReplayMarket, { toMs }: Span): readonly PostedLine[] {
  const open = new Map<number, { at: number; left: number }>();
  const lines: PostedLine[] = [];
  const end = (child: number, ms: number) => {
    const known = open.get(child);
    const line = known === undefined ? undefined : lines[known.at];
    if (known !== undefined && line !== undefined) lines[known.at] = { ...line, toMs: ms };
    open.delete(child);
  };
  for (const event of events) {
    if (event.kind === 'posted' && event.lane === 'own') {
      open.set(event.child, { at: lines.length, left: event.qty });
      // At the mid it has no price of its own: it is drawn where the mid was when it was posted.
      const price = event.isAtMid ? midOf(quoteAt(market, event.at_ms)) : event.price;
      lines.push({ fromMs: event.at_ms, toMs, price, isMid: event.isAtMid });
    } else if (event.kind === 'ended') end(event.child, event.at_ms);
    else if (event.kind === 'fill') {
      const known = open.get(event.child);
      if (known === undefined) continue;
      known.left -= event.qty;
      if (known.left <= 0) end(event.child, event.at_ms);
    }
  }
  return lines;
}
