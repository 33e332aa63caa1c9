import { costTone, shownTone } from '@meridian/domain/cell-tone';
import { formatFixed, formatSigned, MINUS } from '@meridian/domain/number-format';
import { formatAveragePrice } from '@meridian/domain/price-format';
import { type BenchmarkCost, benchmarkCosts } from './benchmark-costs.ts';
import type { OrderFacts } from './order-facts.ts';
import styles from './benchmark-table.module.css';

/** Cost against every benchmark, in the three units, on one scale with what was expected. */
export function BenchmarkTable({ facts }: { readonly facts: OrderFacts }) {
  const costs = benchmarkCosts(facts);
  const most = Math.max(
    1,
    ...costs.flatMap(({ bps, range }) => [bps, range?.low, range?.high].map((value) => Math.abs(value ?? 0))),
  );
  return (
    <table className={styles['table']} aria-label="Cost against every benchmark">
      <thead>
        <tr>
          <th scope="col">Benchmark</th>
          <th scope="col">Price</th>
          <th scope="col">Cost bps</th>
          <th scope="col">Cost ticks</th>
          <th scope="col">Cost USD</th>
          <th scope="col">Expected bps</th>
          <th scope="col">80% range</th>
          <th scope="col">
            <span className="salt-visuallyHidden">On one scale</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {costs.map((cost) => (
          <tr key={cost.label}>
            <th scope="row">{cost.label}</th>
            <td>{formatAveragePrice(cost.price, facts.priceTerms)}</td>
            <CostCell cost={cost.bps} text={formatSigned(cost.bps, 1)} />
            <CostCell cost={cost.ticks} text={formatSigned(cost.ticks, 1)} />
            <CostCell cost={cost.usd} text={usdText(cost.usd)} />
            <td>{formatSigned(cost.expectedBps, 1)}</td>
            <td>
              {cost.range === null ? '' : `${formatSigned(cost.range.low, 1)} to ${formatSigned(cost.range.high, 1)}`}
            </td>
            <td>
              <Scale cost={cost} most={most} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function CostCell({ cost, text }: { readonly cost: number | null; readonly text: string }) {
  return <td data-tone={shownTone(costTone(cost), text)}>{text}</td>;
}

/** The expected range as a band, the cost as a mark, zero in the middle. */
function Scale({ cost: { bps, range }, most }: { readonly cost: BenchmarkCost; readonly most: number }) {
  const place = (value: number) => `${(50 + (50 * value) / most).toFixed(2)}%`;
  return (
    <span className={styles['scale']} aria-hidden="true">
      {range === null ? null : <span style={{ left: place(range.low), right: `calc(100% - ${place(range.high)})` }} />}
      {bps === null ? null : <i data-tone={costTone(bps)} style={{ left: place(bps) }} />}
    </span>
  );
}

function usdText(usd: number | null): string {
  if (usd === null) return '';
  const text = `$${formatFixed(Math.abs(usd), 0)}`;
  if (Math.round(usd) === 0) return text;
  return `${usd < 0 ? MINUS : '+'}${text}`;
}
