import { formatMidPrice, formatPrice } from '@meridian/domain/price-format';
import {
  niceTicks,
  priceSpan,
  type SceneZoom,
  sceneBars,
  sceneSpan,
  secondsText,
  shareOfSide,
  type Span,
} from '@meridian/domain/surveillance/case-scene';
import type { SurveillanceCaseDetail } from '@meridian/protocol/rest/surveillance-calls';
import { useState } from 'react';
import { Segments } from '../../components/segments.tsx';
import styles from './case-chart.module.css';
import { ShareOfSide } from './share-of-side.tsx';

const WIDTH = 760;
const HEIGHT = 250;
const LEFT = 64;
const RIGHT = 84;
const TOP = 14;
const BOTTOM = 20;
const SHARE_HEIGHT = 76;

const ZOOMS = [
  { value: 'near', label: '10 s' },
  { value: 'case', label: 'Case' },
  { value: 'all', label: 'All' },
] as const satisfies readonly { value: SceneZoom; label: string }[];

type CaseChartProps = {
  readonly found: SurveillanceCaseDetail;
  readonly marked: number | null;
  readonly onMark: (childId: number | null) => void;
};

/** Each order is a bar from placed to ended at its price; the market as the desk saw it lies behind. */
export function CaseChart({ found, marked, onMark }: CaseChartProps) {
  const [zoom, setZoom] = useState<SceneZoom>('case');
  const span = sceneSpan(found, zoom);
  const x = (atMs: number) => LEFT + ((WIDTH - LEFT - RIGHT) * (atMs - span.from)) / (span.to - span.from);
  const prices = priceSpan(found, span);
  const y = (price: number) =>
    HEIGHT - BOTTOM - ((HEIGHT - TOP - BOTTOM) * (price - prices.from)) / (prices.to - prices.from);
  const share = shareOfSide(found);
  const height = HEIGHT + (share.length > 0 ? SHARE_HEIGHT : 0);
  const at = { x, y, span };
  return (
    <section className={styles['card']} aria-label="Orders and market">
      <header>
        <h3>Orders and market</h3>
        <span>each bar is one order, placed to ended</span>
        <Segments label="Time shown" options={ZOOMS} selected={zoom} onSelect={setZoom} />
      </header>
      <svg
        viewBox={`0 0 ${WIDTH} ${height}`}
        // The tables below have the same numbers.
        aria-hidden="true"
      >
        <clipPath id="case-plot">
          <rect x={LEFT} y={0} width={WIDTH - LEFT - RIGHT} height={height} />
        </clipPath>
        <Axes found={found} prices={prices} at={at} />
        <g clipPath="url(#case-plot)">
          <Market found={found} at={at} />
          <line className={styles['moment']} x1={x(found.at_ms)} x2={x(found.at_ms)} y1={TOP} y2={height - 6} />
          <Bars found={found} at={at} marked={marked} onMark={onMark} />
        </g>
        <LastPrices found={found} at={at} />
        {share.length > 0 ? (
          <ShareOfSide found={found} share={share} x={x} top={HEIGHT} left={LEFT} right={WIDTH - RIGHT} />
        ) : null}
      </svg>
      {found.market.length === 0 ? (
        <p>No market was kept with this case: it was raised before that was stored.</p>
      ) : null}
    </section>
  );
}

type At = { readonly x: (atMs: number) => number; readonly y: (price: number) => number; readonly span: Span };
type PartProps = { readonly found: SurveillanceCaseDetail; readonly at: At };

function Axes({ found, prices, at: { x, y, span } }: PartProps & { readonly prices: Span }) {
  const inSeconds = { from: (span.from - found.at_ms) / 1_000, to: (span.to - found.at_ms) / 1_000 };
  return (
    <g className={styles['axes']}>
      {niceTicks(prices, 5).map((price) => (
        <g key={price}>
          <line x1={LEFT} x2={WIDTH - RIGHT} y1={y(price)} y2={y(price)} />
          <text x={LEFT - 8} y={y(price) + 4} textAnchor="end">
            {formatPrice(price, found)}
          </text>
        </g>
      ))}
      {niceTicks(inSeconds, 6).map((seconds) => (
        <text key={seconds} x={x(found.at_ms + seconds * 1_000)} y={HEIGHT - 4} textAnchor="middle">
          {secondsText(seconds)}
        </text>
      ))}
    </g>
  );
}

type Point = { readonly at_ms: number; readonly price: number };

/** A price holds until the next one is seen. */
function stepPath(points: readonly Point[], { x, y }: At, endMs: number): string {
  const steps = points.map(({ at_ms, price }, place) =>
    place === 0 ? `M${x(at_ms).toFixed(1)} ${y(price).toFixed(1)}` : `H${x(at_ms).toFixed(1)}V${y(price).toFixed(1)}`,
  );
  return steps.length === 0 ? '' : `${steps.join('')}H${x(endMs).toFixed(1)}`;
}

function Market({ found, at }: PartProps) {
  const line = (field: 'bid' | 'ask' | 'mid') =>
    found.market.flatMap((point) => {
      const price = point[field];
      return price === null ? [] : [{ at_ms: point.at_ms, price }];
    });
  const end = found.market.at(-1)?.at_ms ?? found.at_ms;
  return (
    <>
      <path className={styles['quote']} d={stepPath(line('bid'), at, end)} />
      <path className={styles['quote']} d={stepPath(line('ask'), at, end)} />
      <path className={styles['mid']} d={stepPath(line('mid'), at, end)} />
    </>
  );
}

function LastPrices({ found, at: { y, span } }: PartProps) {
  const last = found.market.findLast(({ at_ms }) => at_ms <= span.to);
  return last === undefined ? null : (
    <text className={styles['last']} x={WIDTH - RIGHT + 6} y={y(last.mid) + 4}>
      mid {formatMidPrice(last.mid, found)}
    </text>
  );
}

type BarsProps = PartProps & Pick<CaseChartProps, 'marked' | 'onMark'>;

const BAR = 9;

function Bars({ found, at: { x, y }, marked, onMark }: BarsProps) {
  return (
    <>
      {sceneBars(found).map(({ order, price, isBuy, label }) => {
        const id = order.child_order_numeric_id;
        const [from, to] = [x(order.placed_ms), x(order.ended_ms)];
        return (
          <g
            key={id}
            className={styles['bar']}
            data-side={isBuy ? 'buy' : 'sell'}
            data-marked={marked === id}
            onPointerEnter={() => onMark(id)}
            onPointerLeave={() => onMark(null)}
          >
            <rect x={from} y={y(price) - BAR / 2} width={Math.max(2, to - from)} height={BAR} />
            <line x1={from} x2={from} y1={y(price) - BAR} y2={y(price) + BAR} />
            <text x={Math.max(LEFT + 4, from) + 4} y={y(price) - BAR / 2 - 3}>
              {label} @ {formatPrice(price, found)}
            </text>
            {order.is_cancelled ? (
              <text className={styles['out']} x={to} y={y(price) + 4} textAnchor="middle">
                ✕
              </text>
            ) : null}
          </g>
        );
      })}
      {found.fills.map(({ child_order_numeric_id: id, order_side, at_ms, price, quantity }) => (
        <circle
          key={`${id} ${at_ms} ${price} ${quantity}`}
          className={styles['fill']}
          data-side={order_side.startsWith('BUY') ? 'buy' : 'sell'}
          cx={x(at_ms)}
          cy={y(price)}
          r={4}
        />
      ))}
    </>
  );
}
