import { finiteNumber } from '@meridian/domain/finite-number';
import { formatQuantity, formatUpTo } from '@meridian/domain/number-format';
import { readOrderSeries, type SeriesPoint } from '@meridian/protocol/live/search-commands';
import { rowRecords } from '@meridian/live-client/live-rows';
import { useCallback, useMemo, useState } from 'react';
import { ChartCard } from '../../components/chart/chart-card.tsx';
import type { ChartTheme } from '../../components/chart/chart-theme.ts';
import { Legend, type LegendEntry } from '../../components/chart/legend.tsx';
import { LoadingState } from '../../components/loading-state.tsx';
import { Segments } from '../../components/segments.tsx';
import { durationText, timeOfDay } from '../../lib/time-text.ts';
import { useServerNow } from '../../live/use-server-now.ts';
import { useAnswer } from '../../live/use-answer.ts';
import { useLiveRows } from '../../live/use-live-rows.ts';
import { Card } from './card.tsx';
import { participationOption, trajectoryOption } from './course-options.ts';
import { type CourseUnit, courseScale, courseUnits, IN_QUANTITY } from './course-unit.ts';
import { bucketMs, filledSteps, volumeBuckets } from './order-course.ts';
import { lookOf, type OrderFacts } from './order-facts.ts';
import styles from './parts.module.css';

type OrderTrajectoryProps = { readonly order: number; readonly facts: OrderFacts };

const ASK_AGAIN_MS = 5_000;
/** Both charts have the time of the order below them, so they share their crosshair. */
const COURSE = 'order-course';
const TRAJECTORY_PX = 240;
const PARTICIPATION_PX = 130;
const PLANNED: readonly LegendEntry[] = [
  { look: 'own', name: 'Filled' },
  { look: 'goal', name: 'Goal' },
  { look: 'range', name: 'Floor to ceiling' },
];
const TRADED: readonly LegendEntry[] = [
  { look: 'band', name: 'Market volume' },
  { look: 'share', name: 'Participation' },
];
const NO_POINTS: readonly SeriesPoint[] = [];
/** How many lines a screen reader hears. */
const TOLD_POINTS = 12;

/** Plan against actual since the order began, and its share of the volume; the server keeps both. */
export function OrderTrajectory({ order, facts }: OrderTrajectoryProps) {
  const answer = useAnswer({
    name: 'progress.series',
    args: { parent_order_numeric_id: order },
    read: readOrderSeries,
    everyMs: ASK_AGAIN_MS,
  });
  const executions = useLiveRows('executions', { parent_order_numeric_ids: [order] });
  const points = answer.data?.points ?? NO_POINTS;
  const actual = useMemo(() => filledSteps(rowRecords(executions)), [executions]);
  const clockMs = useServerNow();
  const lastMs = Math.max(points.at(-1)?.at_ms ?? 0, actual.at(-1)?.atMs ?? 0);
  const firstMs = Math.min(points[0]?.at_ms ?? Infinity, actual[0]?.atMs ?? Infinity);
  if (!Number.isFinite(firstMs)) {
    if (answer.isPending) return <LoadingState label="Loading the course of the order" />;
    return <NoCourse error={answer.error?.message ?? null} isDone={facts.isDone} />;
  }
  const endMs = finiteNumber(facts.attributes.attr_end_time) ?? 0;
  const nowMs = facts.isDone ? lastMs : clockMs;
  const span = { fromMs: firstMs, toMs: facts.isDone ? lastMs : Math.max(endMs, nowMs, firstMs + 60_000) };
  return (
    <>
      <Trajectory facts={facts} points={points} actual={actual} nowMs={nowMs} span={span} />
      <Participation facts={facts} points={points} span={span} />
    </>
  );
}

type CourseProps = {
  readonly facts: OrderFacts;
  readonly points: readonly SeriesPoint[];
  readonly span: { readonly fromMs: number; readonly toMs: number };
};

function Trajectory(props: CourseProps & { readonly actual: ReturnType<typeof filledSteps>; readonly nowMs: number }) {
  const { points, actual, nowMs, facts } = props;
  const { fromMs, toMs } = props.span;
  const [unit, setUnit] = useState<CourseUnit>('qty');
  const { side, orderQty } = facts;
  const targetUsd = facts.number('target_usd');
  const look = lookOf(side);
  const scale = useMemo(() => courseScale(unit, { orderQty, targetUsd }) ?? IN_QUANTITY, [unit, orderQty, targetUsd]);
  const option = useCallback(
    (theme: ChartTheme) =>
      trajectoryOption({ points, actual, orderQty: orderQty ?? 0, nowMs, span: { fromMs, toMs }, look, scale }, theme),
    [points, actual, orderQty, nowMs, fromMs, toMs, look, scale],
  );
  const told = (qty: number | null) => (qty === null ? '' : scale.tell(qty * scale.perShare));
  return (
    <ChartCard
      title="Trajectory"
      note={unit === 'usd' ? 'plan against actual, at the arrival price' : 'plan against actual'}
      label={`Plan against actual of ${facts.symbol}`}
      height={TRAJECTORY_PX}
      option={option}
      group={COURSE}
      tools={
        <>
          <Legend entries={hasPlan(points) ? PLANNED : PLANNED.slice(0, 1)} side={look} />
          <Segments
            label="Unit of the trajectory"
            options={courseUnits({ orderQty, targetUsd }, facts.text('asset_class') === 'FUTURE')}
            selected={unit}
            onSelect={setUnit}
          />
        </>
      }
      table={{
        caption: 'Plan against actual',
        head: ['Time', 'Filled', 'Goal', 'Floor', 'Ceiling'],
        rows: toldOf(points).map((point) => [
          timeOfDay(point.at_ms),
          told(point.filled_qty),
          told(point.goal),
          told(point.floor),
          told(point.ceiling),
        ]),
      }}
    />
  );
}

function Participation({ facts, points, span: { fromMs, toMs } }: CourseProps) {
  const lengthMs = bucketMs(points);
  const buckets = useMemo(() => volumeBuckets(points, lengthMs), [points, lengthMs]);
  const cap = facts.parameters.vc ?? facts.number('volume_cap');
  const option = useCallback(
    (theme: ChartTheme) => participationOption(buckets, cap, { fromMs, toMs }, theme),
    [buckets, cap, fromMs, toMs],
  );
  if (buckets.every(({ market }) => market === 0)) return null;
  return (
    <ChartCard
      title="Participation"
      note={`${durationText(lengthMs)} buckets: market volume, own share of it`}
      label={`Participation of ${facts.symbol}`}
      height={PARTICIPATION_PX}
      option={option}
      group={COURSE}
      tools={<Legend entries={TRADED} side={lookOf(facts.side)} />}
      table={{
        caption: 'Participation',
        head: ['From', 'Market volume', 'Own', 'Share'],
        rows: toldOf(buckets).map(({ fromMs: at, market, own, percent }) => [
          timeOfDay(at),
          formatQuantity(market),
          formatQuantity(own),
          percent === null ? '' : `${formatUpTo(percent, 1)}%`,
        ]),
      }}
    />
  );
}

function hasPlan(points: readonly SeriesPoint[]): boolean {
  return points.some(({ goal, floor, ceiling }) => goal !== null || (floor !== null && ceiling !== null));
}

/** Evenly over the whole, the last included. */
function toldOf<Item>(items: readonly Item[]): readonly Item[] {
  const every = Math.max(1, Math.ceil(items.length / TOLD_POINTS));
  return items.filter((_, at) => (items.length - 1 - at) % every === 0);
}

function NoCourse({ error, isDone }: { readonly error: string | null; readonly isDone: boolean }) {
  const reason = isDone ? 'It was completed before the server started.' : 'It has not been worked yet.';
  return (
    <Card title="Trajectory">
      <p className={styles['remark']}>{error ?? `There is no course to draw. ${reason}`}</p>
    </Card>
  );
}
