import { between, type Claim, type Length, type Witness } from '../claim.ts';
import { impactClaim, rangeClaims } from './cost-claims.ts';
import type { JudgedOrder } from './judged-order.ts';
import { judgedOrders } from './live-orders.ts';

/** Of few trades each, so that days pass quickly; shares, futures and the calendar spreads between them. */
const SHARES = 'PFE WMT MFC BATS.L TSCO DSFIR DB1 ZURN 700 1211 MUV2 6501'.split(' ');
const FUTURES = 'FESXZ26 FESXH27 FGBLZ26 FGBLH27 ZCZ26 ZCH27 6EZ26 6EH27 CLF27 CLG27 ZNZ26 ZNH27'.split(' ');
const SPREADS = 'FESXZ26-FESXH27 FGBLZ26-FGBLH27 ZCZ26-ZCH27 6EZ26-6EH27 CLF27-CLG27 ZNZ26-ZNH27'.split(' ');
const DAYS: Readonly<Record<Length, number>> = { short: 1, long: 12 };

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function paidBy(orders: readonly JudgedOrder[], liquidity: string, expected: Claim['expected']): Claim {
  const fills = orders.flatMap((order) => order.fills.filter((fill) => fill.liquidity === liquidity));
  const lots = fills.reduce((sum, fill) => sum + fill.lots, 0);
  const paid = fills.reduce((sum, fill) => sum + fill.lots * fill.paidSpreads, 0);
  const name = `fills that ${liquidity === 'add' ? 'rest' : liquidity === 'remove' ? 'cross' : 'meet in the middle'}, above the mid before them`;
  return { name, expected, seen: paid / lots, unit: 'spreads', count: fills.length };
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
    unit: 'of the wanted',
    count: rates.length,
  };
}

/** Orders of real size on real days, by a ledger that is made of the tape and the venues' reports alone. */
export const deskWitness: Witness = {
  name: 'desk',
  about: 'orders of the whole engine: what fills paid, what rates were kept, what orders cost',
  see: async (length, say) => {
    const symbols = [...SHARES, ...FUTURES, ...SPREADS];
    const orders = await judgedOrders({ seed: 5, symbols, days: DAYS[length] }, say);
    return [
      paidBy(orders, 'remove', between(0.45, 0.75)),
      paidBy(orders, 'add', between(-0.65, -0.45)),
      paidBy(orders, 'mid', between(-0.02, 0.02)),
      ratesOf(orders),
      // One day has too few orders to say what they cost.
      ...(length === 'long' ? [impactClaim(orders), ...rangeClaims(orders)] : []),
    ];
  },
};
