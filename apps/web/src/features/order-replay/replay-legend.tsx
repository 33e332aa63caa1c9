import { isBuySide } from '@meridian/domain/order-side';
import type { ReplayView } from './replay-view.ts';
import styles from './order-replay.module.css';

type Entry = { readonly look: string; readonly name: string };

const MARKET: readonly Entry[] = [
  { look: 'band', name: 'Bid to ask' },
  { look: 'ivwap', name: 'Running IVWAP' },
  { look: 'own', name: 'Own posting' },
  { look: 'add', name: 'Posted' },
  { look: 'mid', name: 'Mid' },
  { look: 'remove', name: 'Taken' },
  { look: 'auction', name: 'Auction' },
];

const SCHEDULE: readonly Entry[] = [
  { look: 'own', name: 'Filled' },
  { look: 'goal', name: 'Goal' },
  { look: 'range', name: 'Floor to ceiling' },
  { look: 'band', name: 'Market volume' },
];

/** Shape and colour of what is drawn. Only what the order has is told. */
export function ReplayLegend({ view, kind }: { readonly view: ReplayView; readonly kind: 'market' | 'schedule' }) {
  const side = isBuySide(view.order.order_side) ? 'buy' : 'sell';
  const liquidities = new Set(view.events.flatMap((event) => (event.kind === 'fill' ? event.liquidity : [])));
  const entries =
    kind === 'schedule' ? SCHEDULE : MARKET.filter(({ look }) => look !== 'auction' || liquidities.has('auction'));
  return (
    <span className={styles['legend']} data-side={side} aria-hidden="true">
      {entries.map(({ look, name }) => (
        <span key={look}>
          <i data-look={look} /> {name}
        </span>
      ))}
      {kind === 'market' ? <span>mark area = size</span> : null}
    </span>
  );
}
