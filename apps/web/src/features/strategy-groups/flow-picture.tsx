import { formatSigned } from '@meridian/domain/number-format';
import type { DryRunResult } from '@meridian/protocol/rest/dry-run-calls';
import { count, flowKey, wayKey } from './dry-run-text.ts';
import { type FlowLayout, layoutFlows, type PlacedFlow, type PlacedWay, placeNumbers } from './flow-layout.ts';
import armColour from './arm-colour.module.css';
import flowCss from './flow-picture.module.css';

type FlowPictureProps = {
  readonly result: DryRunResult;
  readonly selected: string | null;
  readonly onSelect: (filter: string | null) => void;
};

const WIDTH = 260;
const ARM_COLOURS = 8;

/** Current routes on the left, new routes on the right. Changed flows are coloured, unchanged ones grey. */
export function FlowPicture({ result, selected, onSelect }: FlowPictureProps) {
  const layout = layoutFlows(result);
  const colour = (name: string) => result.drafted.findIndex((way) => way.name === name) % ARM_COLOURS;
  return (
    <figure className={flowCss.card} aria-label="Routing, today and with this draft">
      <figcaption>
        Routing <span>today (left), with this draft (right)</span>
      </figcaption>
      <div className={flowCss.flow} style={{ height: layout.height }}>
        <Ways ways={result.today} placed={layout.left} side="left" colour={colour} />
        <div className={flowCss.bands} aria-hidden="true">
          <svg viewBox={`0 0 ${WIDTH} ${layout.height}`} preserveAspectRatio="none">
            {layout.flows.map((placed) => {
              const { flow } = placed;
              const key = flowKey(flow);
              return (
                <path
                  key={key}
                  className={armColour['arm']}
                  data-arm={flow.is_changed ? flow.drafted % ARM_COLOURS : undefined}
                  data-selected={selected === key || selected === wayKey(flow.drafted)}
                  d={outline(placed)}
                  onClick={() => (flow.is_changed ? onSelect(selected === key ? null : key) : undefined)}
                />
              );
            })}
          </svg>
          <Numbers layout={layout} />
        </div>
        <Ways ways={result.drafted} placed={layout.right} side="right" colour={colour} before={result.today} />
      </div>
    </figure>
  );
}

function outline({ height, leftTop, rightTop }: PlacedFlow): string {
  const half = WIDTH / 2;
  const there = `M0 ${leftTop} C${half} ${leftTop} ${half} ${rightTop} ${WIDTH} ${rightTop}`;
  return `${there} v${height} C${half} ${rightTop + height} ${half} ${leftTop + height} 0 ${leftTop + height} Z`;
}

/** The number of orders in each flow. */
function Numbers({ layout }: { readonly layout: FlowLayout }) {
  return [...placeNumbers(layout.flows)].map(([{ flow }, { x, y }]) => (
    <span key={flowKey(flow)} data-changed={flow.is_changed} style={{ left: `${100 * x}%`, top: y }}>
      {count(flow.orders)}
      {flow.is_changed ? null : <small> unchanged</small>}
    </span>
  ));
}

type Way = DryRunResult['today'][number];

type WaysProps = {
  readonly ways: readonly Way[];
  readonly placed: readonly PlacedWay[];
  readonly side: 'left' | 'right';
  readonly colour: (name: string) => number;
  readonly before?: readonly Way[];
};

function Ways({ ways, placed, side, colour, before }: WaysProps) {
  return (
    <ul data-side={side}>
      {placed.map(({ way: index, top, height }) => {
        const way = ways[index];
        if (way === undefined) return null;
        const arm = colour(way.name);
        return (
          <li key={index} style={{ top: top + height / 2 }}>
            <i
              className={armColour['arm']}
              data-arm={arm < 0 ? undefined : arm}
              style={{ height: Math.max(2, height) }}
            />
            <b>
              {way.label} {count(way.orders)} {before === undefined ? null : <em>{difference(way, ways, before)}</em>}
            </b>
            <span title={way.name}>{way.name}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** A route is compared by its name, and by its place too where a rule leads to the same name as the base. */
function difference({ name, label, orders }: Way, ways: readonly Way[], before: readonly Way[]): string {
  const isAlone = ways.filter((way) => way.name === name).length === 1;
  const was = before.filter((way) => way.name === name && (isAlone || way.label === label));
  if (was.length === 0) return 'new';
  const by = orders - was.reduce((sum, way) => sum + way.orders, 0);
  return by === 0 ? '' : formatSigned(by, 0);
}
