import { memo, useMemo } from 'react';
import { timeOfDay } from '../../lib/time-text.ts';
import { isUrgent } from './decision-words.ts';
import type { Playback } from './playback.ts';
import type { ReplayView } from './replay-view.ts';
import { useMoment } from './use-moment.ts';
import styles from './order-replay.module.css';

type ReplaySliderProps = { readonly view: ReplayView; readonly playback: Playback };

const BARS = 160;

/** The time of the order as a slider that carries its fills and decisions. */
export function ReplaySlider({ view, playback }: ReplaySliderProps) {
  const atMs = useMoment(playback);
  const { fromMs, toMs } = view.span;
  return (
    <div className={styles['slider']}>
      <SliderMarks view={view} />
      <input
        type="range"
        aria-label="Moment"
        aria-valuetext={timeOfDay(atMs)}
        min={0}
        max={toMs - fromMs}
        step="any"
        value={atMs - fromMs}
        onChange={({ target }) => {
          playback.pause();
          playback.seek(fromMs + Number(target.value));
        }}
      />
      <span className={styles['ends']} aria-hidden="true">
        <span>{timeOfDay(fromMs)}</span>
        <span>{timeOfDay(toMs)}</span>
      </span>
    </div>
  );
}

/** Drawn once: it does not depend on the moment, and a long order has thousands of marks. */
const SliderMarks = memo(function SliderMarks({ view }: { readonly view: ReplayView }) {
  const bars = useMemo(() => fillBars(view), [view]);
  const { fromMs, toMs } = view.span;
  const placeOf = (ms: number) => (1_000 * (ms - fromMs)) / (toMs - fromMs);
  return (
    <svg className={styles['marks']} viewBox="0 0 1000 40" preserveAspectRatio="none" aria-hidden="true">
      {bars.map(({ nth, height }) => (
        <rect key={nth} x={(1_000 * nth) / BARS} y={30 - height} width={3} height={height} className={styles['bar']} />
      ))}
      {view.decisions.map((decision) => (
        <rect
          key={`${decision.at_ms} ${decision.reason}`}
          x={placeOf(decision.at_ms) - 1.5}
          y={32}
          width={3}
          height={8}
          className={isUrgent(decision) ? styles['urgent'] : styles['dot']}
        />
      ))}
    </svg>
  );
});

function fillBars({ events, span: { fromMs, toMs } }: ReplayView) {
  const sums = new Map<number, number>();
  for (const event of events) {
    if (event.kind !== 'fill') continue;
    const nth = Math.min(BARS - 1, Math.floor((BARS * (event.at_ms - fromMs)) / (toMs - fromMs)));
    sums.set(nth, (sums.get(nth) ?? 0) + event.qty);
  }
  const most = Math.max(1, ...sums.values());
  return Array.from(sums, ([nth, qty]) => ({ nth, height: 3 + (25 * qty) / most }));
}
