import { formatPrice } from '@meridian/domain/price-format';
import type { PriceTerms } from '@meridian/domain/quote-convention';
import { durationText } from '../../lib/time-text.ts';
import styles from './market-data.module.css';
import { type PricePoint, trailShape } from './price-trail.ts';

const BOX = { width: 286, height: 56 };

type PriceLineProps = {
  readonly trail: readonly PricePoint[];
  readonly nowMs: number;
  readonly terms: PriceTerms;
};

/** The price since the panel opened. */
export function PriceLine({ trail, nowMs, terms }: PriceLineProps) {
  const [first, last] = [trail[0], trail.at(-1)];
  if (first === undefined || last === undefined) return null;
  const shape = trailShape(trail, Math.max(nowMs, last.atMs), BOX);
  if (shape === null) return null;
  const tone = last.price === first.price ? 'flat' : last.price > first.price ? 'up' : 'down';
  const isFlat = shape.low === shape.high;
  const range = isFlat
    ? `${formatPrice(shape.low, terms)}, no change`
    : `${formatPrice(shape.low, terms)} to ${formatPrice(shape.high, terms)}`;
  return (
    <figure className={styles['line']} data-tone={tone}>
      <svg viewBox={`-1 -3 ${BOX.width + 2} ${BOX.height + 6}`} aria-hidden="true">
        <path d={shape.path} />
      </svg>
      <figcaption>
        <span>
          <span className="salt-visuallyHidden">Last price </span>
          {range}
        </span>
        <span>last {durationText(nowMs - first.atMs)}</span>
      </figcaption>
    </figure>
  );
}
