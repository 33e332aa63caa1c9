import { formatFixed, formatSigned } from '@meridian/domain/number-format';
import type { Calibration } from '@meridian/protocol/rest/calibration-calls';
import type { ReactNode } from 'react';
import { AccuracyChart } from './accuracy-chart.tsx';
import cards from './cost-cards.module.css';
import styles from './transaction-cost.module.css';

type ModelCardProps = {
  /** Null where the group has none yet. */
  readonly calibration: Calibration | null;
  readonly state: ReactNode;
};

const COVERED = 0.8;

const DECISIONS: Readonly<Record<Calibration['decision'], string>> = {
  adopted: 'Last night’s fit did better on unseen days and is in use.',
  kept: 'Last night’s fit did worse on unseen days. The model before it stays in use.',
  'too-few': 'Too few orders to tell. The model before it stays in use.',
};

function percent(part: number, all: number): string {
  return `${formatFixed(all === 0 ? 0 : (100 * part) / all, 1)}%`;
}

/** How well the model in use did on days it had not seen, by its own ranges. */
export function ModelCard({ calibration, state }: ModelCardProps) {
  return (
    <section className={styles['card']} aria-label="Model accuracy">
      <h2>
        Model accuracy
        {calibration === null ? null : <small>{calibration.liquidity} liquidity</small>}
      </h2>
      {state ?? (calibration === null ? <p>No calibration yet. Estimates use the published defaults.</p> : null)}
      {state === null && calibration !== null ? <Found calibration={calibration} /> : null}
    </section>
  );
}

function Found({ calibration }: { readonly calibration: Calibration }) {
  const { accuracy, excluded, decision, version } = calibration;
  if (accuracy === null) return <p>No order to judge by yet. {DECISIONS[decision]}</p>;
  const all = accuracy.orders;
  const covered = accuracy.held.find(({ level }) => level === COVERED)?.inside ?? 0;
  const left = excluded.under_filled + excluded.limited + excluded.halted + excluded.incomplete;
  return (
    <>
      <p className={cards['headline']}>
        80% range held <b>{formatFixed((100 * covered) / Math.max(1, all), 0)}%</b> of {all.toLocaleString('en-US')}{' '}
        orders
        <small>
          95% interval of that share: {formatFixed(100 * accuracy.coverage_low, 1)} to{' '}
          {formatFixed(100 * accuracy.coverage_high, 1)}%
        </small>
      </p>
      <ul className={cards['held']}>
        {accuracy.held.map(({ level, inside }) => (
          <li key={level}>
            <span>{formatFixed(100 * level, 0)}% range</span>
            <i aria-hidden="true">
              <span style={{ width: percent(inside, all) }} />
              <b style={{ left: `${100 * level}%` }} />
            </i>
            <span>
              {inside.toLocaleString('en-US')} of {all.toLocaleString('en-US')}
            </span>
            <span>{percent(inside, all)}</span>
          </li>
        ))}
      </ul>
      <AccuracyChart calibration={calibration} />
      <dl className={cards['facts']}>
        <dt>Bias</dt>
        <dd>
          {formatSigned(accuracy.bias_bps, 1)} ± {formatFixed(accuracy.bias_error_bps, 1)} bps
        </dd>
        <dt>z, mean and sd</dt>
        <dd>
          {formatFixed(accuracy.z_mean, 2)}, {formatFixed(accuracy.z_sd, 2)}
        </dd>
        <dt>Version</dt>
        <dd>
          {version}, {calibration.orders.toLocaleString('en-US')} orders to {calibration.through_date}
        </dd>
        <dt>Excluded</dt>
        <dd>{left.toLocaleString('en-US')}</dd>
      </dl>
      <p>
        {excluded.under_filled} under 50% filled, {excluded.limited} limited out, {excluded.halted} halted.{' '}
        {DECISIONS[decision]}
      </p>
    </>
  );
}
