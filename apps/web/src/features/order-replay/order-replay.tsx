import { sourceNotes } from '@meridian/domain/replay/replay-order';
import { Button } from '@salt-ds/core';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { ChartTable } from '../../components/chart/chart-table.tsx';
import { TableCard } from '../../components/chart/chart-card.tsx';
import { formatQuantity } from '@meridian/domain/number-format';
import { stepWords } from '../../lib/microstrategy-words.ts';
import { timeOfDay } from '../../lib/time-text.ts';
import { HoverLink } from './hover-link.ts';
import { marketPainter } from './market-painter.ts';
import { MomentPanel } from './moment-panel.tsx';
import { Playback } from './playback.ts';
import { ReplayCanvas } from './replay-canvas.tsx';
import { ReplayControls } from './replay-controls.tsx';
import { useReplayKeys } from './replay-keys.ts';
import { ReplayLegend } from './replay-legend.tsx';
import type { LoadedReplay } from './replay-loader.ts';
import { eventTable, scheduleTable } from './replay-tables.ts';
import type { AskBook } from './use-book.ts';
import { type ReplayView, replayViewOf } from './replay-view.ts';
import { schedulePainter } from './schedule-painter.ts';
import styles from './order-replay.module.css';

type OrderReplayProps = {
  readonly replay: LoadedReplay;
  readonly hasMarketData: boolean;
  /** The moment of the address; null for the beginning. */
  readonly firstMs: number | null;
  readonly onPlayback: (playback: Playback) => void;
  /** The moment after it came to rest. */
  readonly onMoment: (ms: number) => void;
  readonly onRetryMarket: () => void;
  /** Null for users without the market-data permission. */
  readonly onBook: AskBook | null;
  readonly onStep: (by: -1 | 1) => void;
};

/** How near a click must be to a mark to mean it. */
const NEAR_SHARE = 0.006;
const TOLD_DECISIONS = 50;
const SETTLED_MS = 300;

const FRAMES = {
  ask: (run: (nowMs: number) => void) => requestAnimationFrame(run),
  drop: (id: number) => cancelAnimationFrame(id),
};

/** One order played back over its market. */
export function OrderReplay(props: OrderReplayProps) {
  const { replay, hasMarketData, onPlayback } = props;
  const view = useMemo(() => replayViewOf(replay), [replay]);
  const playback = usePlayback(view, props.firstMs);
  useEffect(() => onPlayback(playback), [onPlayback, playback]);
  useSettledMoment(playback, props.onMoment);
  const [showsLater, setShowsLater] = useState(true);
  const [stopsAtDecisions, setStopsAtDecisions] = useState(false);
  useEffect(() => playback.stopAt(stopsAtDecisions ? view.moments.decision : []), [playback, stopsAtDecisions, view]);
  useReplayKeys(playback, view, props.onStep);
  const [hover] = useState(() => new HoverLink());
  const market = useMemo(() => marketPainter(view), [view]);
  const schedule = useMemo(() => schedulePainter(view), [view]);
  const tables = useMemo(() => ({ events: eventTable(view), schedule: scheduleTable(view) }), [view]);
  const pick = (ms: number) => playback.seek(nearestMark(view, ms));
  const shared = { playback, hover, showsLater, onPick: pick };
  const { exchange_symbol: symbol } = view.order;
  return (
    <div className={styles['replay']}>
      <div className={styles['charts']}>
        <Notes replay={replay} hasMarketData={hasMarketData} onRetry={props.onRetryMarket} />
        <TableCard
          title="Market and own orders"
          note={symbol}
          height="100%"
          table={tables.events}
          tools={<ReplayLegend view={view} kind="market" />}
        >
          <ReplayCanvas label={`Market and own orders of ${symbol}`} painter={market} {...shared}>
            <DecisionTable view={view} />
          </ReplayCanvas>
        </TableCard>
        <TableCard
          title="Schedule against filled"
          height="100%"
          table={tables.schedule}
          tools={<ReplayLegend view={view} kind="schedule" />}
        >
          <ReplayCanvas label={`Schedule against filled of ${symbol}`} painter={schedule} {...shared}>
            <ChartTable {...tables.schedule} />
          </ReplayCanvas>
        </TableCard>
        <ReplayControls
          view={view}
          playback={playback}
          showsLater={showsLater}
          stopsAtDecisions={stopsAtDecisions}
          onShowLater={setShowsLater}
          onStopAtDecisions={setStopsAtDecisions}
        />
      </div>
      <MomentPanel view={view} playback={playback} onBook={props.onBook} />
    </div>
  );
}

/** One playback for the life of the screen. It learns when the order grows. */
function usePlayback(view: ReplayView, firstMs: number | null): Playback {
  const [playback] = useState(() => {
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    return new Playback(view.span, firstMs ?? view.span.fromMs, FRAMES, isStill);
  });
  const { fromMs, toMs } = view.span;
  useEffect(() => playback.setSpan({ fromMs, toMs }), [playback, fromMs, toMs]);
  useEffect(() => () => playback.pause(), [playback]);
  return playback;
}

/** The address follows when the moment rests, not while it moves. */
function useSettledMoment(playback: Playback, onMoment: (ms: number) => void): void {
  const told = useRef(onMoment);
  useEffect(() => {
    told.current = onMoment;
  }, [onMoment]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let lastMs = playback.atMs;
    const leave = playback.subscribe(() => {
      clearTimeout(timer);
      if (playback.isPlaying || playback.atMs === lastMs) return;
      timer = setTimeout(() => {
        lastMs = playback.atMs;
        told.current(lastMs);
      }, SETTLED_MS);
    });
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, [playback]);
}

/** A fill or decision near the click, else the moment itself. */
function nearestMark({ moments, span }: ReplayView, ms: number): number {
  const nearMs = NEAR_SHARE * (span.toMs - span.fromMs);
  let best = ms;
  let bestMs = nearMs;
  for (const moment of [...moments.fill, ...moments.decision]) {
    if (Math.abs(moment - ms) >= bestMs) continue;
    best = moment;
    bestMs = Math.abs(moment - ms);
  }
  return best;
}

type NotesProps = { readonly replay: LoadedReplay; readonly hasMarketData: boolean; readonly onRetry: () => void };

/** What is not there, said plainly. */
function Notes({ replay, hasMarketData, onRetry }: NotesProps) {
  const { order, marketError, isMarketWhole, isRecorded, market } = replay;
  const notes: ReactNode[] = [...sourceNotes(order.source)];
  if (!hasMarketData) {
    notes.push(
      'Prices of the market, queue and microprice are hidden: your account has no market data permit. Ask an administrator.',
    );
  } else if (marketError !== null) {
    notes.push(
      <>
        The market could not be loaded: {marketError} <Button onClick={onRetry}>Try again</Button>
      </>,
    );
  } else if (!isMarketWhole) notes.push('Loading the market…');
  else if (!isRecorded) notes.push('The market of that day was not recorded.');
  else if (market.gaps.length > 0) notes.push(gapText(market.gaps));
  if (notes.length === 0) return null;
  return (
    <output className={styles['notes']}>
      {notes.map((note, nth) => (
        // oxlint-disable-next-line react/no-array-index-key -- the notes have no other name and no state.
        <p key={nth}>{note}</p>
      ))}
    </output>
  );
}

export function gapText(gaps: LoadedReplay['market']['gaps']): string {
  const seconds = Math.round(gaps.reduce((sum, { from_ms, to_ms }) => sum + to_ms - from_ms, 0) / 1_000);
  return `Nobody recorded the market for ${formatQuantity(seconds)} s of this time. It is hatched.`;
}

/** The newest decisions for screen readers; the table of all events is behind the switch. */
function DecisionTable({ view }: { readonly view: ReplayView }) {
  return (
    <ChartTable
      caption="Decisions"
      head={['Nr', 'Time', 'Step', 'Why']}
      rows={view.decisions
        .map(({ at_ms, step, reason }, nth) => [String(nth + 1), timeOfDay(at_ms), stepWords(step), reason])
        .slice(-TOLD_DECISIONS)}
    />
  );
}
