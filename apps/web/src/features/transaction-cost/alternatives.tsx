import type { CostEstimateAnswer } from '@meridian/protocol/rest/cost-estimate-schemas';
import type { CostAddress, CostChange } from './cost-address.ts';
import { amountIn, bpsText, rangeText, takesText } from './cost-texts.ts';
import cards from './cost-cards.module.css';
import { useCostEstimate } from './use-transaction-cost.ts';

type AlternativesProps = {
  readonly symbol: string;
  readonly address: CostAddress;
  readonly onChange: (change: CostChange) => void;
};

const WAYS = [
  { name: 'POV 5%', pace: { rate: 5 }, change: { strategy: '2', rate: 5 } },
  { name: 'POV 10%', pace: { rate: 10 }, change: { strategy: '2', rate: 10 } },
  { name: 'POV 20%', pace: { rate: 20 }, change: { strategy: '2', rate: 20 } },
  { name: '60 minutes', pace: { minutes: 60 }, change: { strategy: '1', minutes: 60 } },
] as const;

type Way = (typeof WAYS)[number];

function useWay({ pace }: Way, symbol: string, { size, side }: CostAddress) {
  return useCostEstimate({ symbol, pace, quantity: size, side, limit: null }).data ?? null;
}

function rangeOf(estimate: CostEstimateAnswer): readonly [low: number, high: number] | null {
  const range = estimate.order?.ranges.find(({ level }) => level === 0.8);
  const [low, high] =
    range === undefined ? [null, null] : [amountIn(range.low, 'contract'), amountIn(range.high, 'contract')];
  return low === null || high === null ? null : [low, high];
}

/** The same order at other paces, on one scale. */
export function Alternatives({ symbol, address, onChange }: AlternativesProps) {
  const [first, second, third, fourth] = WAYS;
  const found = [
    useWay(first, symbol, address),
    useWay(second, symbol, address),
    useWay(third, symbol, address),
    useWay(fourth, symbol, address),
  ];
  const ranges = found.flatMap((estimate) => (estimate === null ? [] : (rangeOf(estimate) ?? [])));
  const [least, most] = [Math.min(0, ...ranges), Math.max(0, ...ranges)];
  const at = (value: number) => `${most > least ? (100 * (value - least)) / (most - least) : 50}%`;
  return (
    <section className={cards['ways']} aria-label="Alternatives">
      <h2>
        Alternatives for {address.size.toLocaleString('en-US')}
        <small>expected, 80% range, time</small>
      </h2>
      {WAYS.map((way, index) => {
        const estimate = found[index] ?? null;
        return (
          <button
            key={way.name}
            type="button"
            aria-pressed={isChosen(way, address)}
            onClick={() => onChange(way.change)}
          >
            <b>{way.name}</b>
            {estimate?.order === null || estimate === null ? (
              <span>–</span>
            ) : (
              <WayFigures estimate={estimate} order={estimate.order} at={at} />
            )}
          </button>
        );
      })}
    </section>
  );
}

function isChosen({ change }: Way, { strategy, rate, minutes }: CostAddress): boolean {
  if (change.strategy !== strategy) return false;
  return 'rate' in change ? change.rate === rate : change.minutes === minutes;
}

type WayFiguresProps = {
  readonly estimate: CostEstimateAnswer;
  readonly order: NonNullable<CostEstimateAnswer['order']>;
  readonly at: (value: number) => string;
};

function WayFigures({ estimate, order, at }: WayFiguresProps) {
  const range = rangeOf(estimate);
  return (
    <>
      <span>{order.cost_bps === null ? bpsText(order.cost_contract) : `${bpsText(order.cost_bps)} bps`}</span>
      {range === null ? null : (
        <i aria-hidden="true">
          <span style={{ left: at(range[0]), right: `calc(100% - ${at(range[1])})` }} />
          <b style={{ left: at(order.cost_contract) }} />
        </i>
      )}
      <small>{rangeText(order, order.cost_bps === null ? 'contract' : 'spread', estimate.market)}</small>
      <small>{takesText(order.duration_minutes, estimate.market.day_minutes)}</small>
    </>
  );
}
