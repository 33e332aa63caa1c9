import { spreadsPaid } from '@meridian/cost-model/estimates/spread-paid';
import { wilsonRange } from '@meridian/cost-model/statistics/wilson-range';
import { between, type Claim } from '../claim.ts';
import { mean } from '../mean.ts';
import type { JudgedOrder } from './judged-order.ts';

/** Then the 95 % range of a share of 80 % is no wider than what it is held against. */
const ENOUGH_ORDERS = 385;
const ENOUGH_IMPACTS = 400;
const ENOUGH_SPREADS = 100;
const ENOUGH_MEANS = 1_000;

function classOf({ instrument, strat }: JudgedOrder): string {
  return `${instrument.legs === null ? instrument.assetClass : 'SPREAD'} ${strat}`;
}

function groupsOf(orders: readonly JudgedOrder[]): readonly [string, readonly JudgedOrder[]][] {
  return [...Map.groupBy(orders, classOf)].toSorted(([one], [other]) => one.localeCompare(other));
}

function isWithin({ realised, foreseen }: JudgedOrder): boolean {
  return realised >= foreseen.low && realised <= foreseen.high;
}

function rangeClaim(name: string, orders: readonly JudgedOrder[]): Claim {
  const share = orders.filter(isWithin).length / orders.length;
  const { low, high } = wilsonRange(share, orders.length);
  return {
    name,
    expected: between(76, 84),
    seen: 100 * share,
    certain: { low: 100 * low, high: 100 * high },
    enough: ENOUGH_ORDERS,
    unit: '%',
    count: orders.length,
  };
}

/** How often the ticket's 80 % range held what an order cost, by asset class and strategy. */
export function rangeClaims(orders: readonly JudgedOrder[]): readonly Claim[] {
  const byStrategy = groupsOf(orders).map(([name, group]) => rangeClaim(`80% ranges of ${name}`, group));
  return [...byStrategy, rangeClaim('80% ranges of all orders', orders)];
}

/** What orders cost above the mean that the ticket foresaw: a ticket that is right is as often too high as too low. */
export function meanClaim(orders: readonly JudgedOrder[]): Claim {
  const above = orders.map(({ realised, foreseen: { cost, low, high } }) => (2 * (realised - cost)) / (high - low));
  const seen = mean(above);
  const reach = 2 * Math.sqrt(mean(above.map((value) => (value - seen) ** 2)) / above.length);
  return {
    name: "cost above the ticket's mean",
    expected: between(-0.1, 0.1),
    seen,
    certain: { low: seen - reach, high: seen + reach },
    enough: ENOUGH_MEANS,
    unit: 'half ranges',
    count: above.length,
  };
}

type Scaled = { readonly seen: number; readonly said: number };

/** What orders did to the market, over what the model says; each counts by the impact that it should have. */
function slopeClaim(name: string, orders: readonly JudgedOrder[]): Claim {
  const scaled = orders.flatMap(({ impact, modelImpact, spread }): readonly Scaled[] =>
    impact === null || !Number.isFinite(impact) ? [] : [{ seen: impact / spread, said: modelImpact / spread }],
  );
  const square = scaled.reduce((sum, { said }) => sum + said * said, 0);
  const slope = scaled.reduce((sum, { seen, said }) => sum + seen * said, 0) / square;
  const errors = scaled.reduce((sum, { seen, said }) => sum + (said * (seen - slope * said)) ** 2, 0);
  const reach = (2 * Math.sqrt(errors)) / square;
  return {
    name,
    expected: between(0.85, 1.15),
    seen: slope,
    certain: { low: slope - reach, high: slope + reach },
    enough: ENOUGH_IMPACTS,
    unit: '',
    count: scaled.length,
  };
}

export function impactClaims(orders: readonly JudgedOrder[]): readonly Claim[] {
  const outright = orders.filter(({ instrument }) => instrument.legs === null);
  const closing = new Set(['moc', 'close']);
  return [
    slopeClaim(
      'impact of worked orders over the model',
      outright.filter(({ strat }) => strat !== 'moo' && !closing.has(strat)),
    ),
    slopeClaim(
      'impact of orders for the close over the model',
      outright.filter(({ strat }) => closing.has(strat)),
    ),
  ];
}

/** What orders paid of the spread beside their impact, against what the ticket foresees of the strategy. */
export function spreadClaims(orders: readonly JudgedOrder[]): readonly Claim[] {
  return groupsOf(orders).flatMap(([name, group]): readonly Claim[] => {
    const [first] = group;
    if (first === undefined || first.strat === 'moo' || first.strat === 'moc') return [];
    const paid = group.map(({ paidSpread, spread }) => paidSpread / spread);
    const seen = mean(paid);
    const reach = 2 * Math.sqrt(mean(paid.map((value) => (value - seen) ** 2)) / paid.length);
    const foreseen = spreadsPaid(first.strat, first.instrument.assetClass);
    return [
      {
        name: `spreads that ${name} pays`,
        expected: between(foreseen - 0.1, foreseen + 0.1),
        seen,
        certain: { low: seen - reach, high: seen + reach },
        enough: ENOUGH_SPREADS,
        unit: 'spreads',
        count: paid.length,
      },
    ];
  });
}
