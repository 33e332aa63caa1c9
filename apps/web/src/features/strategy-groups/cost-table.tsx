import { formatSigned } from '@meridian/domain/number-format';
import type { CostChange, DryRunResult } from '@meridian/protocol/rest/dry-run-calls';
import dryCss from './dry-run.module.css';
import { bps, bpsRange, flowKey, millions, READINGS } from './dry-run-text.ts';

type CostTableProps = {
  readonly result: DryRunResult;
  readonly selected: string | null;
  readonly onSelect: (flow: string | null) => void;
};

/** Expected cost of each change of route against what was paid; a word says what the range allows to say. */
export function CostTable({ result, selected, onSelect }: CostTableProps) {
  const changed = result.flows.flatMap((flow) =>
    flow.cost === null ? [] : [{ key: flowKey(flow), flow, cost: flow.cost }],
  );
  const scale = Math.max(
    1,
    ...[...changed.map(({ cost }) => cost), result.all_changed].flatMap(({ low_bps, high_bps }) => [
      Math.abs(low_bps ?? 0),
      Math.abs(high_bps ?? 0),
    ]),
  );
  return (
    <section className={dryCss['card']} aria-label="Expected cost">
      <h4>
        Expected cost <span>bps against arrival, positive is a cost</span>
      </h4>
      <table className={dryCss['costs']}>
        <thead>
          <tr>
            <th scope="col">Change of route</th>
            <th scope="col">Orders, filled</th>
            <th scope="col">Now → expected</th>
            <th scope="col">cheaper ◂ ▸ costlier</th>
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
      <p className={dryCss['method']}>
        Too few to tell: fewer than 30 effective orders. No clear change: the range includes zero.
      </p>
    </section>
  );
}

function Reading({ cost }: { readonly cost: CostChange }) {
  return (
    <span className={dryCss['reading']} data-reading={cost.reading}>
      {READINGS[cost.reading]}
    </span>
  );
}

function Figures({ cost, scale }: { readonly cost: CostChange; readonly scale: number }) {
  return (
    <>
      <td>
        {cost.orders.toLocaleString('en-US')}
        <span>{millions(cost.usd)}</span>
      </td>
      <td>
        {bps(cost.now_bps)} → <b>{bps(cost.expected_bps)}</b>
      </td>
      <td>
        <Whisker cost={cost} scale={scale} />
      </td>
      <td data-reading={cost.reading}>
        {cost.change_bps === null ? '–' : formatSigned(cost.change_bps, 1)}
        <span>{bpsRange(cost)}</span>
      </td>
    </>
  );
}

function Whisker({ cost, scale }: { readonly cost: CostChange; readonly scale: number }) {
  const { change_bps, low_bps, high_bps, reading } = cost;
  if (change_bps === null || low_bps === null || high_bps === null) return null;
  const at = (value: number) => `${50 + (48 * value) / scale}%`;
  return (
    <span className={dryCss['whisker']} data-reading={reading} aria-hidden="true">
      <i style={{ left: at(low_bps), width: `${(48 * (high_bps - low_bps)) / scale}%` }} />
      <b style={{ left: at(Math.max(-scale, Math.min(scale, change_bps))) }} />
    </span>
  );
}
