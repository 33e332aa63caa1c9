import { MIN_EFFECTIVE } from '@meridian/cost-model/statistics/range-coverage';
import { wilsonRange } from '@meridian/cost-model/statistics/wilson-range';
import { between, type Claim } from '../claim.ts';
import type { JudgedOrder } from './judged-order.ts';

function classOf({ instrument, strat }: JudgedOrder): string {
  return `${instrument.legs === null ? instrument.assetClass : 'SPREAD'} ${strat}`;
}

function isWithin({ realised, foreseen }: JudgedOrder): boolean {
  return realised >= foreseen.low && realised <= foreseen.high;
}

/** Untrue when chance alone cannot have kept the share off its goal. */
function rangeClaim(name: string, orders: readonly JudgedOrder[]): Claim {
  const share = orders.filter(isWithin).length / orders.length;
  const { low, high } = wilsonRange(share, orders.length);
  const certain = { low: 100 * low, high: 100 * high };
  return { name, expected: between(76, 84), seen: 100 * share, certain, unit: '%', count: orders.length };
}

/** How often the ticket's 80 % range held what an order cost, by asset class and strategy. */
export function rangeClaims(orders: readonly JudgedOrder[]): readonly Claim[] {
  const groups = [...Map.groupBy(orders, classOf)].toSorted(([one], [other]) => one.localeCompare(other));
  const all = rangeClaim('80% ranges of all orders', orders);
  const byStrategy = groups
    .filter(([, group]) => group.length >= MIN_EFFECTIVE)
    .map(([name, group]) => rangeClaim(`80% ranges of ${name}`, group));
  return [...byStrategy, all];
}

/** What orders did to the market, over what the model says; each counts by the impact that it should have. */
export function impactClaim(orders: readonly JudgedOrder[]): Claim {
  const worked = orders.filter(
    ({ strat, instrument }) => instrument.legs === null && strat !== 'moo' && strat !== 'moc',
  );
  const scaled = worked.map(({ impact, modelImpact, spread }) => ({
    seen: impact / spread,
    said: modelImpact / spread,
  }));
  const product = scaled.reduce((sum, { seen, said }) => sum + seen * said, 0);
  const square = scaled.reduce((sum, { said }) => sum + said * said, 0);
  return {
    name: 'impact of worked orders over the model',
    expected: between(0.85, 1.15),
    seen: product / square,
    unit: '',
    count: worked.length,
  };
}
