import { nextMoment, previousMoment } from '@meridian/domain/replay/replay-moments';
import { Button } from '@salt-ds/core';
import {
  ChevronLeftIcon,
  ChevronRightIcon,
  PauseSolidIcon,
  PlaySolidIcon,
  DoubleChevronLeftIcon,
  DoubleChevronRightIcon,
} from '@salt-ds/icons';
import { Segments } from '../../components/segments.tsx';
import { timeOfDay } from '../../lib/time-text.ts';
import { type Playback, SPEEDS } from './playback.ts';
import { ReplaySlider } from './replay-slider.tsx';
import type { ReplayView } from './replay-view.ts';
import { useIsPlaying, useMoment, useSpeed } from './use-moment.ts';
import styles from './order-replay.module.css';

type ReplayControlsProps = {
  readonly view: ReplayView;
  readonly playback: Playback;
  readonly showsLater: boolean;
  readonly stopsAtDecisions: boolean;
  readonly onShowLater: (shows: boolean) => void;
  readonly onStopAtDecisions: (stops: boolean) => void;
};

const SPEED_OPTIONS = SPEEDS.map((speed) => ({ value: String(speed), label: `${speed}×` }));
const KEYS = [
  ['Space', 'play'],
  ['← →', '1 s'],
  [', .', 'decision'],
  ['F', 'next fill'],
  ['[ ]', 'previous and next order'],
] as const;

export function ReplayControls(props: ReplayControlsProps) {
  const { view, playback, showsLater, stopsAtDecisions } = props;
  const atMs = useMoment(playback);
  const speed = useSpeed(playback);
  const { fromMs, toMs } = view.span;
  return (
    <section className={styles['controls']} aria-label="Playback">
      <ReplaySlider view={view} playback={playback} />
      <div className={styles['buttons']}>
        <StepButtons view={view} playback={playback} />
        <b className={styles['clock']} data-moment={Math.round(atMs)}>
          {momentText(atMs)}
        </b>
        <span className={styles['elapsed']}>
          {lengthText(atMs - fromMs)} of {lengthText(toMs - fromMs)}
        </span>
        <Segments
          label="Speed"
          options={SPEED_OPTIONS}
          selected={String(speed)}
          onSelect={(value) => playback.setSpeed(SPEEDS.find((known) => String(known) === value) ?? 1)}
        />
        <label className={styles['check']}>
          <input type="checkbox" checked={showsLater} onChange={({ target }) => props.onShowLater(target.checked)} />
          Show later events
        </label>
        <label className={styles['check']}>
          <input
            type="checkbox"
            checked={stopsAtDecisions}
            onChange={({ target }) => props.onStopAtDecisions(target.checked)}
          />
          Stop at decisions
        </label>
        {view.order.end_ms === null ? (
          <Button appearance="bordered" disabled={atMs >= toMs} onClick={() => moveTo(playback, toMs)}>
            Go live
          </Button>
        ) : null}
        <span className={styles['keys']} aria-hidden="true">
          {KEYS.map(([key, what]) => (
            <span key={key}>
              <kbd>{key}</kbd> {what}
            </span>
          ))}
        </span>
      </div>
    </section>
  );
}

function moveTo(playback: Playback, ms: number | null): void {
  playback.pause();
  if (ms !== null) playback.seek(ms);
}

/** To the event or decision before or after, and play between them. */
function StepButtons({ view, playback }: Pick<ReplayControlsProps, 'view' | 'playback'>) {
  const isPlaying = useIsPlaying(playback);
  const moved = (find: typeof nextMoment, kind: 'event' | 'decision') => () =>
    moveTo(playback, find(view.moments[kind], playback.atMs));
  return (
    <>
      <Button aria-label="Previous decision" title="Previous decision (,)" onClick={moved(previousMoment, 'decision')}>
        <DoubleChevronLeftIcon aria-hidden />
      </Button>
      <Button aria-label="Previous event" title="Previous event" onClick={moved(previousMoment, 'event')}>
        <ChevronLeftIcon aria-hidden />
      </Button>
      <Button
        sentiment="accented"
        aria-label={isPlaying ? 'Pause' : 'Play'}
        title={isPlaying ? 'Pause (Space)' : 'Play (Space)'}
        onClick={() => playback.toggle()}
      >
        {isPlaying ? <PauseSolidIcon aria-hidden /> : <PlaySolidIcon aria-hidden />}
      </Button>
      <Button aria-label="Next event" title="Next event" onClick={moved(nextMoment, 'event')}>
        <ChevronRightIcon aria-hidden />
      </Button>
      <Button aria-label="Next decision" title="Next decision (.)" onClick={moved(nextMoment, 'decision')}>
        <DoubleChevronRightIcon aria-hidden />
      </Button>
    </>
  );
}

/** `19:11:24.0` */
export function momentText(ms: number): string {
  return `${timeOfDay(ms)}.${Math.floor((ms % 1_000) / 100)}`;
}

/** `6:24`, or `1:06:24` from an hour on. */
export function lengthText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1_000));
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  const rest = String(seconds % 60).padStart(2, '0');
  return hours === 0 ? `${minutes}:${rest}` : `${hours}:${String(minutes).padStart(2, '0')}:${rest}`;
}
