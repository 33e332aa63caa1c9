import { CALENDAR_SPREAD } from '@meridian/domain/asset-class';
import { formatFixed, formatQuantity, formatSigned } from '@meridian/domain/number-format';
import { formatAveragePrice, formatPrice } from '@meridian/domain/price-format';
import { figuresAt } from '@meridian/domain/replay/replay-figures';
import type { ReplayLiquidity } from '@meridian/domain/replay/replay-event';
import { ReplayPlayer, type ReplayState } from '@meridian/domain/replay/replay-state';
import { useMemo } from 'react';
import { LADDER, stepWords } from '../../lib/microstrategy-words.ts';
import { timeOfDay } from '../../lib/time-text.ts';
import { isUrgent } from './decision-words.ts';
import { GateBars } from './gate-bars.tsx';
import { MomentBook } from './moment-book.tsx';
import type { Playback } from './playback.ts';
import { momentText } from './replay-controls.tsx';
import type { ReplayView } from './replay-view.ts';
import type { AskBook } from './use-book.ts';
import { useMoment } from './use-moment.ts';
import styles from './moment-panel.module.css';

type MomentPanelProps = {
  readonly view: ReplayView;
  readonly playback: Playback;
  /** Null for users without the market-data permission. */
  readonly onBook: AskBook | null;
};

/** The order as it was at the moment: what had filled, what it cost, where it was posted and why. */
export function MomentPanel({ view, playback, onBook }: MomentPanelProps) {
  const atMs = useMoment(playback);
  const player = useMemo(() => new ReplayPlayer(view.events), [view.events]);
  player.seek(atMs);
  const state = player.read();
  return (
    <aside className={styles['side']} aria-label="The order at this moment">
      <header>
        <h2>At {momentText(atMs)}</h2>
        <span className={styles['tag']}>
          {view.order.end_ms === null && atMs >= view.span.toMs ? 'LIVE' : 'REPLAY'}
        </span>
      </header>
      <Figures view={view} state={state} />
      <MomentBook view={view} state={state} atMs={atMs} onBook={onBook} />
      <Microstrategy state={state} />
      <FillsSoFar state={state} terms={view.priceTerms} />
      <Decisions view={view} state={state} onSeek={(ms) => playback.seek(ms)} />
    </aside>
  );
}

function Figures({ view, state }: { readonly view: ReplayView; readonly state: ReplayState }) {
  const figures = figuresAt(state, view.order, view.trades);
  const { decision } = state;
  const cost = (value: number | null) =>
    costText(value, view.order.asset_sub_class === CALENDAR_SPREAD ? 'ticks' : 'bps');
  const rows = [
    ['Filled', formatQuantity(state.filled), 'vs IVWAP', cost(figures.vs_ivwap)],
    ['Goal', formatQuantity(decision?.goal ?? null), 'vs arrival', cost(figures.vs_arrival)],
    ['Floor', formatQuantity(decision?.floor ?? null), 'Own avg', formatAveragePrice(state.average, view.priceTerms)],
    ['Ceiling', formatQuantity(decision?.ceiling ?? null), 'Part. rate', percent(figures.participation_percent)],
  ] as const;
  return (
    <dl className={styles['figures']}>
      {rows.flatMap(([left, leftValue, right, rightValue]) => [
        <div key={left}>
          <dt>{left}</dt>
          <dd data-figure={left}>{orDash(leftValue)}</dd>
        </div>,
        <div key={right}>
          <dt>{right}</dt>
          <dd data-figure={right}>{orDash(rightValue)}</dd>
        </div>,
      ])}
    </dl>
  );
}

/** A figure that has no value yet. */
function orDash(text: string): string {
  return text === '' ? '–' : text;
}

function costText(value: number | null, unit: 'bps' | 'ticks'): string {
  return value === null ? '' : `${formatSigned(value, 1)} ${unit}`;
}

function percent(value: number | null): string {
  return value === null ? '' : `${formatFixed(value, 2)}%`;
}

function Microstrategy({ state: { decision } }: { readonly state: ReplayState }) {
  return (
    <section aria-label="Microstrategy">
      <h3>Microstrategy</h3>
      {decision === null ? (
        <p className={styles['remark']}>No decision is kept of this moment.</p>
      ) : (
        <>
          <ol className={styles['ladder']} aria-label="From patient to urgent">
            {LADDER.map((rung) => (
              <li key={rung} aria-current={rung === decision.step ? 'step' : undefined}>
                {stepWords(rung)}
              </li>
            ))}
          </ol>
          <p className={styles['why']}>
            <b>Why:</b> {decision.reason}. {LADDER.includes(decision.step) ? '' : `Step: ${stepWords(decision.step)}.`}
          </p>
          <GateBars gates={decision.gates} />
        </>
      )}
    </section>
  );
}

const LIQUIDITY_WORDS: Readonly<Record<ReplayLiquidity, string>> = {
  add: 'Posted',
  mid: 'Mid',
  remove: 'Taken',
  auction: 'Auction',
};

type FillsSoFarProps = { readonly state: ReplayState; readonly terms: ReplayView['priceTerms'] };

function FillsSoFar({ state, terms }: FillsSoFarProps) {
  const { lastFill } = state;
  const parts = (['add', 'mid', 'remove', 'auction'] as const).filter((each) => state.byLiquidity[each] > 0);
  const whole = parts.reduce((sum, each) => sum + state.byLiquidity[each], 0);
  const share = (each: ReplayLiquidity) => (100 * state.byLiquidity[each]) / whole;
  return (
    <section aria-label="Fills so far">
      <h3>
        Fills so far <small>{state.fills.toLocaleString('en-US')}</small>
      </h3>
      <div className={styles['split']} aria-hidden="true">
        {parts.map((each) => (
          <i key={each} data-liquidity={each} style={{ width: `${share(each)}%` }} />
        ))}
      </div>
      <p className={styles['splitText']}>
        {parts.map((each) => (
          <span key={each}>
            {LIQUIDITY_WORDS[each]} <b>{formatQuantity(state.byLiquidity[each])}</b> {formatFixed(share(each), 0)}%
          </span>
        ))}
      </p>
      {lastFill === null ? null : (
        <p className={styles['remark']}>
          Last fill {formatQuantity(lastFill.qty)} at <b>{formatPrice(lastFill.price, terms)}</b>, {lastFill.venue},{' '}
          {LIQUIDITY_WORDS[lastFill.liquidity].toLowerCase()}, {momentText(lastFill.at_ms)}
        </p>
      )}
    </section>
  );
}

/** Decisions around the moment: a long order has many. */
const SHOWN_DECISIONS = 7;

type DecisionsProps = { readonly view: ReplayView; readonly state: ReplayState; readonly onSeek: (ms: number) => void };

function Decisions({ view: { decisions }, state, onSeek }: DecisionsProps) {
  const first = Math.max(0, Math.min(state.decisions - SHOWN_DECISIONS + 2, decisions.length - SHOWN_DECISIONS));
  return (
    <section aria-label="Decisions">
      <h3>
        Decisions{' '}
        <small>
          {state.decisions.toLocaleString('en-US')} of {decisions.length.toLocaleString('en-US')}
        </small>
      </h3>
      <ol className={styles['decisions']} start={first + 1}>
        {decisions.slice(first, first + SHOWN_DECISIONS).map((decision, nth) => (
          <li
            key={`${decision.at_ms} ${decision.step} ${decision.reason}`}
            aria-current={first + nth + 1 === state.decisions ? 'true' : undefined}
          >
            <button type="button" onClick={() => onSeek(decision.at_ms)}>
              <span>{first + nth + 1}</span>
              <time>{timeOfDay(decision.at_ms)}</time>
              <span data-urgent={isUrgent(decision) ? '' : undefined}>{decision.reason}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
