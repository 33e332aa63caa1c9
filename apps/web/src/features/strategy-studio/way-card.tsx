import { formatUpTo } from '@meridian/domain/number-format';
import type { OrderEstimate } from '@meridian/cost-model/estimates/estimate-order';
import { Button } from '@salt-ds/core';
import { CloseIcon } from '@salt-ds/icons';
import { costText, endText, unitOf, usdText } from '../../components/cost-estimate/cost-unit.ts';
import { RangeBar } from '../../components/cost-estimate/range-bar.tsx';
import type { EstimatedWay, Figure } from './best-ways.ts';
import styles from './strategy-studio.module.css';
import { wayDetails, wayName, wayTitle } from './way-words.ts';

type WayCardProps = {
  readonly way: EstimatedWay;
  readonly quantity: number;
  /** Of the exchange. */
  readonly country: string;
  readonly isSelected: boolean;
  readonly isBest: (figure: Figure) => boolean;
  readonly onSelect: () => void;
  /** Not for the base. */
  readonly onRemove: (() => void) | null;
};

const NAMES: Readonly<Record<Figure, string>> = { cost: 'Lowest cost', risk: 'Lowest risk', finish: 'Done first' };

/** A variant with its estimates. The chosen one is edited below. */
export function WayCard({ way, quantity, country, isSelected, isBest, onSelect, onRemove }: WayCardProps) {
  const { key, estimate } = way;
  const title = wayTitle(key);
  return (
    <article className={styles['card']} data-way={key} data-selected={isSelected ? '' : undefined} aria-label={title}>
      <header className={styles['cardHead']}>
        <button type="button" aria-pressed={isSelected} onClick={onSelect}>
          <i aria-hidden="true" />
          {title}
        </button>
        {onRemove === null ? null : (
          <Button appearance="transparent" aria-label={`Remove ${title}`} title={`Remove ${title}`} onClick={onRemove}>
            <CloseIcon aria-hidden />
          </Button>
        )}
      </header>
      <p className={styles['name']}>{wayName(way)}</p>
      {estimate.kind === 'unavailable' ? (
        <p className={styles['none']}>{estimate.message}</p>
      ) : (
        <Figures estimate={estimate} quantity={quantity} isBest={isBest} />
      )}
      <p className={styles['details']}>{wayDetails(way, country).join(' · ') || 'Other parameters default'}</p>
    </article>
  );
}

type FiguresProps = Pick<WayCardProps, 'quantity' | 'isBest'> & { readonly estimate: OrderEstimate };

function Figures({ estimate, quantity, isBest }: FiguresProps) {
  const unit = unitOf(estimate.cost);
  const figures: readonly { readonly figure: Figure; readonly name: string; readonly value: string }[] = [
    { figure: 'risk', name: 'Risk', value: `${costText(estimate.risk, unit)} ${unit}` },
    { figure: 'finish', name: 'Ends', value: endText(estimate, quantity) },
  ];
  return (
    <>
      <p className={styles['hero']}>
        <b>{costText(estimate.cost, unit)}</b> <span>{unit}</span>
        {isBest('cost') ? <Best figure="cost" /> : null}
        <span className={styles['usd']}>{usdText(estimate.cost)}</span>
      </p>
      <RangeBar estimate={estimate} unit={unit} />
      <dl className={styles['figures']}>
        {figures.map(({ figure, name, value }) => (
          <div key={figure}>
            <dt>{name}</dt>
            <dd>
              {isBest(figure) ? <Best figure={figure} /> : null} {value}
            </dd>
          </div>
        ))}
        <div>
          <dt>Participation</dt>
          <dd>{formatUpTo(100 * estimate.participation, 1)}%</dd>
        </div>
      </dl>
    </>
  );
}

function Best({ figure }: { readonly figure: Figure }) {
  return (
    <span className={styles['best']} title={NAMES[figure]}>
      best<span className="salt-visuallyHidden">: {NAMES[figure]}</span>
    </span>
  );
}
