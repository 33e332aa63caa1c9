import { formatFixed, formatQuantity } from '@meridian/domain/number-format';
import { formatPrice } from '@meridian/domain/price-format';
import type { ReplayEvent } from '@meridian/domain/replay/replay-event';
import { midOf, quoteAt } from '@meridian/domain/replay/replay-market';
import { ReplayPlayer } from '@meridian/domain/replay/replay-state';
import type { TableData } from '../../components/chart/table-data.ts';
import { stepWords } from '../../lib/microstrategy-words.ts';
import { gatesOf } from './gate-bars.tsx';
import { momentText } from './replay-controls.tsx';
import type { ReplayView } from './replay-view.ts';

/** A longer table helps nobody, and a page must be able to hold it. */
const MAX_ROWS = 2_000;
const SCHEDULE_ROWS = 60;

const KIND_WORDS: Readonly<Record<ReplayEvent['kind'], string>> = {
  decision: 'Decision',
  posted: 'Posted',
  ended: 'Ended',
  fill: 'Fill',
  stage: 'Order',
};

/** Every event with the market of its moment; the gates of a decision in words. */
export function eventTable(view: ReplayView): TableData {
  const { order, events, market, priceTerms } = view;
  const rows = events.slice(-MAX_ROWS).map((event, nth) => {
    const quote = quoteAt(market, event.at_ms);
    return [
      momentText(event.at_ms),
      KIND_WORDS[event.kind],
      whatOf(event),
      'qty' in event ? formatQuantity(event.qty) : '',
      priceOf(event, priceTerms),
      'venue' in event ? event.venue : '',
      formatPrice(quote?.bid ?? null, priceTerms),
      formatPrice(quote?.ask ?? null, priceTerms),
      String(nth + 1),
    ];
  });
  const head = ['Time', 'Event', 'What', 'Quantity', 'Price', 'Venue', 'Bid', 'Ask', 'Nr'];
  return { caption: `Replay of ${order.exchange_symbol} order ${order.parent_order_numeric_id}`, head, rows };
}

function priceOf(event: ReplayEvent, terms: ReplayView['priceTerms']): string {
  if (event.kind === 'posted' && event.isAtMid) return 'Mid';
  return 'price' in event ? formatPrice(event.price, terms) : '';
}

function whatOf(event: ReplayEvent): string {
  switch (event.kind) {
    case 'decision': {
      const gates = event.gates === null ? '' : gateText(event.gates);
      return `${stepWords(event.step)}: ${event.reason}${gates}`;
    }
    case 'posted':
      return `Child ${event.child}, ${event.tactic}`;
    case 'ended':
      return `Child ${event.child}${event.why === '' ? '' : `: ${event.why}`}`;
    case 'fill':
      return `Child ${event.child}, ${event.liquidity}`;
    case 'stage':
    default:
      return event.text;
  }
}

function gateText(gates: Parameters<typeof gatesOf>[0]): string {
  const known = gatesOf(gates).filter(({ value }) => value !== '');
  return ` (${known.map(({ name, value, limit }) => `${name.toLowerCase()} ${value} ${limit}`).join(', ')})`;
}

/** Filled against its schedule, at even steps of the time. */
export function scheduleTable({ order, events, span, trades, market }: ReplayView): TableData {
  const stepMs = (span.toMs - span.fromMs) / SCHEDULE_ROWS;
  const player = new ReplayPlayer(events);
  const rows = Array.from({ length: SCHEDULE_ROWS + 1 }, (_, nth) => {
    const ms = span.fromMs + nth * stepMs;
    player.seek(ms);
    const { filled, decision } = player.read();
    const mid = midOf(quoteAt(market, ms));
    return [
      momentText(ms),
      formatQuantity(filled),
      formatQuantity(decision?.goal ?? null),
      formatQuantity(decision?.floor ?? null),
      formatQuantity(decision?.ceiling ?? null),
      trades === null ? '' : formatFixed(trades.volume(span.fromMs, ms), 0),
      formatPrice(mid, order),
    ];
  });
  const head = ['Time', 'Filled', 'Goal', 'Floor', 'Ceiling', 'Market volume', 'Mid'];
  return { caption: `Schedule of order ${order.parent_order_numeric_id}`, head, rows };
}
