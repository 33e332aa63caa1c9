import type { DryRunResult } from '@meridian/protocol/rest/dry-run-calls';
import dryCss from './dry-run.module.css';
import { flowKey } from './dry-run-text.ts';

type FlowPictureProps = {
  readonly result: DryRunResult;
  readonly selected: string | null;
  readonly onSelect: (flow: string | null) => void;
};

const HEIGHT = 220;
const GAP = 8;
const WIDTH = 260;
const LABEL = 30;

type Way = DryRunResult['today'][number];
type Band = { readonly from: number; readonly height: number };

/** Each way as a band whose height is its share of the orders. */
function bandsOf(ways: readonly Way[], total: number): readonly Band[] {
  const shown = ways.filter(({ orders }) => orders > 0).length;
  const room = HEIGHT - GAP * Math.max(0, shown - 1);
  let from = 0;
  return ways.map(({ orders }) => {
    const height = total === 0 ? 0 : (room * orders) / total;
    const band = { from, height };
    if (orders > 0) from += height + GAP;
    return band;
  });
}

/** Where orders go today, and where they would go: coloured changes route, grey stays. */
export function FlowPicture({ result, selected, onSelect }: FlowPictureProps) {
  const left = bandsOf(result.today, result.orders);
  const right = bandsOf(result.drafted, result.orders);
  const leftAt = left.map(({ from }) => from);
  const rightAt = right.map(({ from }) => from);
  return (
    <figure className={dryCss['card']} aria-label="Routing, today and with this draft">
      <figcaption>
        Routing <span>today (left), with this draft (right)</span>
      </figcaption>
      <div className={dryCss['flow']}>
        <Ways ways={result.today} bands={left} side="left" />
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {result.flows.map((flow) => {
            const height =
              result.orders === 0
                ? 0
                : ((left[flow.today]?.height ?? 0) * flow.orders) / (result.today[flow.today]?.orders || 1);
            const y0 = leftAt[flow.today] ?? 0;
            const y1 = rightAt[flow.drafted] ?? 0;
            const end =
              result.orders === 0
                ? 0
                : ((right[flow.drafted]?.height ?? 0) * flow.orders) / (result.drafted[flow.drafted]?.orders || 1);
            leftAt[flow.today] = y0 + height;
            rightAt[flow.drafted] = y1 + end;
            const key = flowKey(flow);
            return (
              <path
                key={key}
                data-arm={flow.is_changed ? flow.drafted % 8 : undefined}
                data-selected={selected === key}
                className={dryCss['band']}
                d={`M0 ${y0} C${WIDTH / 2} ${y0} ${WIDTH / 2} ${y1} ${WIDTH} ${y1} L${WIDTH} ${y1 + end} C${WIDTH / 2} ${y1 + end} ${WIDTH / 2} ${y0 + height} 0 ${y0 + height} Z`}
                onClick={() => (flow.is_changed ? onSelect(selected === key ? null : key) : undefined)}
              />
            );
          })}
        </svg>
        <Ways ways={result.drafted} bands={right} side="right" before={result.today} />
      </div>
    </figure>
  );
}

type WaysProps = {
  readonly ways: readonly Way[];
  readonly bands: readonly Band[];
  readonly side: 'left' | 'right';
  readonly before?: readonly Way[];
};

/** Names stand beside their bands, and apart from one another. */
function labelTops(ways: readonly Way[], bands: readonly Band[]): readonly number[] {
  let free = 0;
  return ways.map(({ orders }, index) => {
    const top = Math.max(bands[index]?.from ?? 0, free);
    if (orders > 0) free = top + LABEL;
    return top;
  });
}

function Ways({ ways, bands, side, before }: WaysProps) {
  const tops = labelTops(ways, bands);
  return (
    <ul data-side={side} style={{ height: HEIGHT }}>
      {ways.map((way, index) =>
        way.orders === 0 ? null : (
          <li key={`${way.label} ${way.name}`} style={{ top: tops[index] ?? 0 }}>
            <b>
              {way.label} {way.orders.toLocaleString('en-US')}
            </b>{' '}
            {before === undefined ? null : <em>{difference(way, before)}</em>}
            <span>{way.name}</span>
          </li>
        ),
      )}
    </ul>
  );
}

function difference({ name, orders }: Way, before: readonly Way[]): string {
  const was = before.filter((way) => way.name === name).reduce((sum, way) => sum + way.orders, 0);
  if (!before.some((way) => way.name === name)) return 'new';
  const by = orders - was;
  if (by === 0) return '';
  return by > 0 ? `+${by.toLocaleString('en-US')}` : `−${Math.abs(by).toLocaleString('en-US')}`;
}
