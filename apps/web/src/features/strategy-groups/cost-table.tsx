import type { CostChange, DryRunResult } from '@meridian/protocol/rest/dry-run-calls';
import costCss from './cost-table.module.css';
import dryCss from './dry-run.module.css';
import { bps, bpsRange, count, flowKey, millions, READINGS, signedBps } from './dry-run-text.ts';

type CostTableProps = {
  readonly result: DryRunResult;
  readonly selected: string | null;
  readonly onSelect: (flow: string | null) => void;
};

/** Expected cost of each change of route against the cost paid. A word sums up what the range allows to conclude. */
export function CostTable({ result, selected, onSelect }: CostTableProps) {
  const changed = result.flows.flatMap((flow) =>
    flow.cost === null ? [] : [{ key: flowKey(flow), flow, cost: flow.cost }],
  );
  changed.sort((a, b) => b.cost.usd - a.cost.usd);
  const scale = scaleOf([...changed.map(({ cost }) => cost), result.all_changed]);
  return (
    <section className={dryCss.card} aria-label="Expected cost">
      <h3>
        Expected cost <span>bps vs arrival, positive is a cost</span>
      </h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by key */}
      <div className={dryCss.scroll} tabIndex={0}>
        <table className={costCss.costs}>
          <thead>
            <tr>
              <th scope="col">Change of route</th>
              <th scope="col">Orders, filled</th>
              <th scope="col">Now → expected</th>
              <th scope="col">cheaper ◂ ±{bps(scale)} ▸ costlier</th>
              <th scope="col">Change, 95% range</th>
            </tr>
          </thead>
          <tbody>
            {changed.map(({ key, flow, cost }) => (
              <tr key={key} data-selected={selected === key}>
                <th scope="row">
                  <button
                    type="button"
                    aria-pressed={selected === key}
                    onClick={() => onSelect(selected === key ? null : key)}
                  >
                    {result.today[flow.today]?.name} → <b>{result.drafted[flow.drafted]?.name}</b>
                  </button>
                  <Reading cost={cost} />
                </th>
                <Figures cost={cost} scale={scale} />
              </tr>
            ))}
            <tr>
              <th scope="row">
                <b>All changed orders</b>
                <Reading cost={result.all_changed} />
              </th>
              <Figures cost={result.all_changed} scale={scale} />
            </tr>
          </tbody>
        </table>
      </div>
      <p className={dryCss.method}>
        Too few to tell: fewer than 30 effective orders. No clear change: the range includes zero.
      </p>
    </section>
  );
}

/** Conclusive ranges fill the axis. Other ranges may extend beyond it. */
function scaleOf(costs: readonly CostChange[]): number {
  const clear = costs.filter(({ reading }) => reading !== 'too-few');
  const ends = (clear.length === 0 ? costs : clear).flatMap(({ low_bps, high_bps }) => [low_bps ?? 0, high_bps ?? 0]);
  return Math.max(1, ...ends.map((end) => Math.abs(end)));
}

function Reading({ cost }: { readonly cost: CostChange }) {
  return (
    <span className={costCss.reading} data-reading={cost.reading}>
      {READINGS[cost.reading]}
    </span>
  );
}

function Figures({ cost, scale }: { readonly cost: CostChange; readonly scale: number }) {
  return (
    <>
      <td>
        {count(cost.orders)}
        <span>{millions(cost.usd)}</span>
      </td>
      <td>
        {bps(cost.now_bps)} → <b>{bps(cost.expected_bps)}</b>
      </td>
      <td>
        <Whisker cost={cost} scale={scale} />
      </td>
      <td data-reading={cost.reading}>
        <b>{signedBps(cost.change_bps)}</b>
        <span>{bpsRange(cost)}</span>
      </td>
    </>
  );
}

function Whisker({ cost, scale }: { readonly cost: CostChange; readonly scale: number }) {
  const { change_bps, low_bps, high_bps, reading } = cost;
  if (change_bps === null || low_bps === null || high_bps === null) return null;
  const at = (value: number) => 50 + (48 * Math.max(-scale, Math.min(scale, value))) / scale;
  const [from, to] = [at(low_bps), at(high_bps)];
  return (
    <span className={costCss.whisker} data-reading={reading} aria-hidden="true">
      <i style={{ left: `${from}%`, width: `${to - from}%` }} />
      <b style={{ left: `${at(change_bps)}%` }} />
    </span>
  );
}
