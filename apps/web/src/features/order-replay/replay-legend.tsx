import { isBuySide } from '@meridian/domain/order-side';
import { Legend, type LegendEntry } from '../../components/chart/legend.tsx';
import type { ReplayView } from './replay-view.ts';

const MARKET: readonly LegendEntry[] = [
  { look: 'band', name: 'Bid to ask' },
  { look: 'ivwap', name: 'Running IVWAP' },
  { look: 'own', name: 'Own posting' },
  { look: 'add', name: 'Posted' },
  { look: 'mid', name: 'Mid' },
  { look: 'remove', name: 'Taken' },
  { look: 'auction', name: 'Auction' },
];

const SCHEDULE: readonly LegendEntry[] = [
  { look: 'own', name: 'Filled' },
  { look: 'goal', name: 'Goal' },
  { look: 'range', name: 'Floor to ceiling' },
  { look: 'band', name: 'Market volume' },
];

/** The legend of a replay's chart: only what the order has. */
export function ReplayLegend({ view, kind }: { readonly view: ReplayView; readonly kind: 'market' | 'schedule' }) {
  const side = isBuySide(view.order.order_side) ? 'buy' : 'sell';
  if (kind === 'schedule') return <Legend entries={SCHEDULE} side={side} />;
  const liquidities = new Set(view.events.flatMap((event) => (event.kind === 'fill' ? event.liquidity : [])));
  const entries = MARKET.filter(({ look }) => look !== 'auction' || liquidities.has('auction'));
  return <Legend entries={entries} side={side} note="mark area = size" />;
}
