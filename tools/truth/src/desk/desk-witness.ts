import { atMost, between, type Claim, type Look, needsMore, type Say, type Witness } from '../claim.ts';
import { mean } from '../mean.ts';
import { impactClaims, meanClaim, rangeClaims, spreadClaims } from './cost-claims.ts';
import type { JudgedOrder } from './judged-order.ts';
import { type DeskDays, judgedOrders } from './live-orders.ts';
import { lives } from './lives.ts';

/** Of few trades each, so that days pass quickly; shares, futures and the calendar spreads between them. */
const SHARES = 'PFE WMT MFC BATS.L TSCO DSFIR DB1 ZURN 700 1211 MUV2 6501'.split(' ');
const FUTURES = 'FESXZ26 FSMIZ26 NIYZ26 FGBLZ26 ZNZ26 ZFZ26 6EZ26 6JZ26 ZCZ26 ZSZ26 ZWZ26 BZF27'.split(' ');
const FAR_LEGS = 'FESXH27 FSMIH27 NIYH27 FGBLH27 ZNH27 ZFH27 6EH27 6JH27 ZCH27 ZSH27 ZWH27 BZG27'.split(' ');
const SPREADS = FUTURES.map((near, at) => `${near}-${FAR_LEGS[at]}`);
const AUCTION_SYMBOLS = 'T VZ KO CSCO INTC VOD ZBZ26 RBF27 HSIF27'.split(' ');
const OUTRIGHTS = [...SHARES, ...FUTURES];
const SYMBOLS = [...OUTRIGHTS, ...FAR_LEGS, ...SPREADS];
/** Days of one life are wild or calm together, so that two of them say little more than one. */
const DAYS_OF_A_LIFE = 1;
/** Every third life is lived without orders, too, to see what orders did. */
const COMPARED_EVERY = 3;
const MAX_LIVES = 96;
const ENOUGH_RATES = 100;
const ENOUGH_FILLS = 5_000;

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

/** What the rows of orders and fills say, against the tape and the venues' reports. */
function rowClaims(orders: readonly JudgedOrder[]): readonly Claim[] {
  const gaps = orders.flatMap(({ rows }) => rows.shortfallGapCents ?? []);
  const total = (of: (order: JudgedOrder) => number) => orders.reduce((sum, order) => sum + of(order), 0);
  const count = total(({ rows }) => rows.fills);
  return [
    {
      name: 'fills whose snap is not the book before them',
      expected: atMost(0),
      seen: total(({ rows }) => rows.otherSnaps),
      unit: 'fills',
      count,
    },
    {
      name: 'fills whose last market is not where the tape printed them',
      expected: atMost(0),
      seen: total(({ rows }) => rows.elsewhere),
      unit: 'fills',
      count,
    },
    {
      name: 'furthest sum of shortfall parts from the whole',
      // Less than a cent: what is left is of adding numbers.
      expected: atMost(0.01),
      seen: Math.max(...gaps),
      unit: 'cents',
      count: gaps.length,
    },
  ];
}

function fillClaims(orders: readonly JudgedOrder[]): readonly Claim[] {
  return [
    paidBy(orders, 'remove', between(0.45, 0.75)),
    paidBy(orders, 'add', between(-0.65, -0.45)),
    paidBy(orders, 'mid', between(-0.02, 0.02)),
    ratesOf(orders),
    ...rowClaims(orders),
  ];
}

function allClaims(orders: readonly JudgedOrder[]): readonly Claim[] {
  return [
    ...fillClaims(orders),
    ...spreadClaims(orders),
    ...impactClaims(orders),
    meanClaim(orders),
    ...rangeClaims(orders),
  ];
}

/** What strategies need of the market: fewer names live faster. */
function namesFor(only: Look['only']): Pick<DeskDays, 'symbols' | 'auctionSymbols'> {
  const isMeant = (strategy: string) => only === null || only.includes(strategy);
  return {
    symbols: isMeant('calendar-spread') ? SYMBOLS : OUTRIGHTS,
    auctionSymbols: ['moo', 'moc', 'close'].some(isMeant) ? AUCTION_SYMBOLS : [],
  };
}

/** Of some strategies only what they tell something about. */
function claimsOf(orders: readonly JudgedOrder[], only: Look['only']): readonly Claim[] {
  return allClaims(orders).filter(({ count }) => only === null || count > 0);
}

/** Lives on until each figure can be judged. */
async function longLook({ seed, threads, only }: Look, say: Say): Promise<readonly Claim[]> {
  const orders: JudgedOrder[] = [];
  const asked = Array.from({ length: MAX_LIVES }, (_, nth) => ({
    seed: seed + nth,
    ...namesFor(only),
    days: DAYS_OF_A_LIFE,
    only,
    isCompared: nth % COMPARED_EVERY === 0,
  }));
  let lived = 0;
  for await (const judged of lives(asked, threads)) {
    orders.push(...judged);
    lived += 1;
    const open = claimsOf(orders, only).filter(needsMore).length;
    say(`${orders.length} orders of ${lived * DAYS_OF_A_LIFE} days, ${open} claims need more`);
    if (open === 0) break;
  }
  return claimsOf(orders, only);
}

/** Orders of real size on real days, by a ledger that is made of the tape and the venues' reports alone. */
export const deskWitness: Witness = {
  name: 'desk',
  about: 'orders of the whole engine: what fills paid, what rates were kept, what orders cost',
  // One day has too few orders to say what they cost.
  see: async (look, say) =>
    look.length === 'long'
      ? longLook(look, say)
      : fillClaims(
          await judgedOrders({
            seed: 5 + look.seed,
            symbols: SYMBOLS,
            auctionSymbols: [],
            days: 1,
            only: null,
            isCompared: false,
          }),
        ),
};
