import { between, type Claim, needsMore, type Say, type Witness } from '../claim.ts';
import { impactClaims, rangeClaims, spreadClaims } from './cost-claims.ts';
import type { JudgedOrder } from './judged-order.ts';
import { judgedOrders } from './live-orders.ts';

/** Of few trades each, so that days pass quickly; shares, futures and the calendar spreads between them. */
const SHARES = 'PFE WMT MFC BATS.L TSCO DSFIR DB1 ZURN 700 1211 MUV2 6501'.split(' ');
const FUTURES = 'FESXZ26 FESXH27 FGBLZ26 FGBLH27 ZCZ26 ZCH27 6EZ26 6EH27 CLF27 CLG27 ZNZ26 ZNH27'.split(' ');
const SPREADS = 'FESXZ26-FESXH27 FGBLZ26-FGBLH27 ZCZ26-ZCH27 6EZ26-6EH27 CLF27-CLG27 ZNZ26-ZNH27'.split(' ');
const SYMBOLS = [...SHARES, ...FUTURES, ...SPREADS];
/** A life has a volatility and a market of its own: days of one life are wild or calm together, so there are many lives. */
const DAYS_OF_A_LIFE = 2;
/** Every third life is lived without orders, too, to see what orders did. */
const COMPARED_EVERY = 3;
const MAX_LIVES = 60;
const ENOUGH_RATES = 100;
const ENOUGH_FILLS = 5_000;

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Each order is one look at the market: its fills stand together, so that a few large ones say little. */
function paidBy(orders: readonly JudgedOrder[], liquidity: string, expected: Claim['expected']): Claim {
  const looks = orders.map((order) => {
    const fills = order.fills.filter((fill) => fill.liquidity === liquidity);
    const lots = fills.reduce((sum, fill) => sum + fill.lots, 0);
    return { fills: fills.length, lots, paid: fills.reduce((sum, fill) => sum + fill.lots * fill.paidSpreads, 0) };
  });
  const lots = looks.reduce((sum, look) => sum + look.lots, 0);
  const seen = looks.reduce((sum, look) => sum + look.paid, 0) / lots;
  const errors = looks.reduce((sum, look) => sum + (look.paid - seen * look.lots) ** 2, 0);
  const reach = (2 * Math.sqrt(errors)) / lots;
  return {
    name: `fills that ${liquidity === 'add' ? 'rest' : liquidity === 'remove' ? 'cross' : 'meet in the middle'}, above the mid before them`,
    expected,
    seen,
    certain: { low: seen - reach, high: seen + reach },
    enough: ENOUGH_FILLS,
    unit: 'spreads',
    count: looks.reduce((sum, look) => sum + look.fills, 0),
  };
}

function ratesOf(orders: readonly JudgedOrder[]): Claim {
  const rates = orders.flatMap(({ rateKept }) => rateKept ?? []);
  const seen = mean(rates);
  const reach = 2 * Math.sqrt(mean(rates.map((rate) => (rate - seen) ** 2)) / rates.length);
  return {
    name: 'rate of POV orders',
    expected: between(0.98, 1.02),
    seen,
    certain: { low: seen - reach, high: seen + reach },
    enough: ENOUGH_RATES,
    unit: 'of the wanted',
    count: rates.length,
  };
}

function fillClaims(orders: readonly JudgedOrder[]): readonly Claim[] {
  return [
    paidBy(orders, 'remove', between(0.45, 0.75)),
    paidBy(orders, 'add', between(-0.65, -0.45)),
    paidBy(orders, 'mid', between(-0.02, 0.02)),
    ratesOf(orders),
  ];
}

function allClaims(orders: readonly JudgedOrder[]): readonly Claim[] {
  return [...fillClaims(orders), ...spreadClaims(orders), ...impactClaims(orders), ...rangeClaims(orders)];
}

/** Lives on until each figure can be judged. */
async function longLook(say: Say): Promise<readonly Claim[]> {
  const orders: JudgedOrder[] = [];
  for (let seed = 0; seed < MAX_LIVES; seed += 1) {
    const isCompared = seed % COMPARED_EVERY === 0;
    orders.push(...(await judgedOrders({ seed, symbols: SYMBOLS, days: DAYS_OF_A_LIFE, isCompared })));
    const open = allClaims(orders).filter(needsMore).length;
    say(`${orders.length} orders of ${(seed + 1) * DAYS_OF_A_LIFE} days, ${open} claims need more`);
    if (open === 0) break;
  }
  return allClaims(orders);
}

/** Orders of real size on real days, by a ledger that is made of the tape and the venues' reports alone. */
export const deskWitness: Witness = {
  name: 'desk',
  about: 'orders of the whole engine: what fills paid, what rates were kept, what orders cost',
  // One day has too few orders to say what they cost.
  see: async (length, say) =>
    length === 'long'
      ? longLook(say)
      : fillClaims(await judgedOrders({ seed: 5, symbols: SYMBOLS, days: 1, isCompared: false })),
};
