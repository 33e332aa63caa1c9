import { between, type Claim } from '../claim.ts';
import type { JudgedOrder } from './judged-order.ts';

/** Fewer orders than this say nothing about a range. */
const MIN_ORDERS = 40;

function classOf({ instrument, strat }: JudgedOrder): string {
  return `${instrument.legs === null ? instrument.assetClass : 'SPREAD'} ${strat}`;
}

function isWithin({ realised, foreseen }: JudgedOrder): boolean {
  return realised >= foreseen.low && realised <= foreseen.high;
}

/** How often the ticket's 80 % range held what an order cost, by asset class and strategy. */
export function rangeClaims(orders: readonly JudgedOrder[]): readonly Claim[] {
  const groups = [...Map.groupBy(orders, classOf)].toSorted(([one], [other]) => one.localeCompare(other));
  return groups
    .filter(([, group]) => group.length >= MIN_ORDERS)
    .map(([name, group]) => ({
      name: `80% ranges of ${name}`,
      expected: between(76, 84),
      seen: (100 * group.filter(isWithin).length) / group.length,
      unit: '%',
      count: group.length,
    }));
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
