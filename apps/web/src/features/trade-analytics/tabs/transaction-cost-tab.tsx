import { CALENDAR_SPREAD } from '@meridian/domain/asset-class';
import { BENCHMARK_LABELS } from '@meridian/domain/execution-summary/summary-line';
import { readingOf } from '@meridian/domain/execution-summary/reading';
import { benchmarkCosts } from '../benchmark-costs.ts';
import { BenchmarkTable } from '../benchmark-table.tsx';
import { Card } from '../card.tsx';
import { Figures } from '../figures.tsx';
import type { OrderFacts } from '../order-facts.ts';
import { costFigures } from '../cost-figures.ts';
import styles from '../parts.module.css';

type TransactionCostTabProps = { readonly facts: OrderFacts; readonly hasMarketData: boolean };

/** What the fills cost against every benchmark, and whether that was to be expected. */
export function TransactionCostTab({ facts, hasMarketData }: TransactionCostTabProps) {
  if (!hasMarketData) {
    return (
      <Card title="Benchmarks">
        <p className={styles['remark']}>
          Costs are hidden: your account has no market data permit. Ask an administrator.
        </p>
      </Card>
    );
  }
  return (
    <>
      <Figures figures={costFigures(facts)} />
      <Card title="Benchmarks" note="band: expected 80% range; mark: cost so far">
        <BenchmarkTable facts={facts} />
        <p className={styles['remark']}>{verdict(facts)}</p>
      </Card>
    </>
  );
}

/** One order: its cost is inside or outside of its range, which is no verdict on the way that it was worked. */
function verdict(facts: OrderFacts): string {
  const [ivwap] = benchmarkCosts(facts);
  if (ivwap === undefined || (facts.filledQty ?? 0) === 0) return 'Nothing is filled yet.';
  if (facts.text('asset_sub_class') === CALENDAR_SPREAD) {
    return 'The price of a spread may be zero, so its cost is in ticks and dollars, and the model expects nothing of it.';
  }
  if (ivwap.bps === null)
    return `There is no ${BENCHMARK_LABELS.ivwap} yet: the market has not traded since the start.`;
  if (ivwap.range === null) return 'The model expects nothing of this order.';
  const reading = readingOf({
    percentAhead: null,
    costBps: ivwap.bps,
    expected: ivwap.range,
    ordersWithFills: 2,
    effectiveOrders: 2,
  });
  const place = { Expensive: 'above', Cheap: 'below' }[String(reading)] ?? 'inside';
  return `Against ${BENCHMARK_LABELS.ivwap} the cost is ${place} the expected range. One order in five falls outside by chance.`;
}
