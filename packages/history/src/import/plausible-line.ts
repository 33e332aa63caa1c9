import { formatQuantity } from '@meridian/domain/number-format';
import type { ExecutionLine, ImportColumn } from './execution-line.ts';

/** Electronic records of executions do not go back further, and 1970 is what an empty time becomes. */
const FIRST_DAY = '2000-01-01';
const HOUR_MS = 3_600_000;
/** The session of a Monday may begin on the Friday before, and the day ends later in the west. */
const EARLIEST_MS = 96 * HOUR_MS;
const LATEST_MS = 36 * HOUR_MS;
/** Countries whose exchanges trade on Sundays. */
const SUNDAY_COUNTRIES: ReadonlySet<string> = new Set(['AE', 'BD', 'BH', 'EG', 'IL', 'JO', 'KW', 'OM', 'QA', 'SA']);

/** Beyond these a number is a mistake of the file, and its sums would be none. */
export const MAX_NUMBERS: Partial<Readonly<Record<ImportColumn, number>>> = {
  quantity: 1e10,
  order_quantity: 1e10,
  market_volume: 1e13,
  adv: 1e13,
  multiplier: 1e7,
  fx_rate: 1e4,
  fee_usd: 1e9,
  volatility_percent: 1_000,
  spread_bps: 20_000,
};

export const MAX_PRICE = 1e8;
const MAX_FILL_USD = 1e12;

const WHOLE: readonly ImportColumn[] = ['quantity', 'order_quantity'];
const NEVER_BELOW_ZERO: readonly ImportColumn[] = ['market_volume', 'adv', 'volatility_percent', 'spread_bps'];
const PRICES: readonly ImportColumn[] = ['bid', 'ask', 'day_vwap', 'interval_vwap', 'arrival_mid', 'close', 'end_mid'];

/** Why a line cannot be true, with the value and the limit. Null when it can. `today` is the newest day, YYYY-MM-DD. */
export function implausible(line: ExecutionLine, today: string): string | null {
  return dayProblem(line, today) ?? sizeProblem(line) ?? priceProblem(line) ?? codeProblem(line);
}

function dayProblem({ trade_date, atMs, startMs, endMs, texts }: ExecutionLine, today: string): string | null {
  if (trade_date < FIRST_DAY) return `trade_date ${trade_date} is before ${FIRST_DAY}`;
  if (trade_date > today) return `trade_date ${trade_date} is after today, ${today}`;
  const noonMs = Date.parse(`${trade_date}T12:00:00Z`);
  const weekday = new Date(noonMs).getUTCDay();
  if (weekday === 6) return `trade_date ${trade_date} is a Saturday: no exchange trades`;
  if (weekday === 0 && !SUNDAY_COUNTRIES.has(texts.country?.toUpperCase() ?? '')) {
    return `trade_date ${trade_date} is a Sunday: the exchanges of this country do not trade`;
  }
  if (atMs < noonMs - EARLIEST_MS || atMs > noonMs + LATEST_MS) {
    return `time ${texts.time ?? ''} is not in the session of ${trade_date}`;
  }
  if (startMs !== null && endMs !== null && startMs > endMs) return 'order_start is after order_end';
  return null;
}

function sizeProblem({ numbers, quantity, price, fx_rate }: ExecutionLine): string | null {
  const part = WHOLE.find((column) => !Number.isInteger(numbers[column] ?? 0));
  if (part !== undefined) return `${part} ${numbers[part]} is not a whole number`;
  const below = NEVER_BELOW_ZERO.find((column) => (numbers[column] ?? 0) < 0);
  if (below !== undefined) return `${below} ${numbers[below]} is below 0`;
  const usd = Math.abs(quantity * price * (numbers.multiplier ?? 1) * fx_rate);
  return usd <= MAX_FILL_USD
    ? null
    : `the fill is worth $${formatQuantity(Math.round(usd))}, above $${formatQuantity(MAX_FILL_USD)}`;
}

/** The price of a share is above zero. That of a future need not be, while its market is not either. */
function priceProblem({ numbers, price, asset_class }: ExecutionLine): string | null {
  const { bid, ask } = numbers;
  if (bid !== undefined && ask !== undefined && bid > ask) return `bid ${bid} is above ask ${ask}`;
  const isMarketBelow = PRICES.some((column) => (numbers[column] ?? 1) <= 0);
  if (price <= 0 && (asset_class === 'EQUITY' || !isMarketBelow)) return `price ${price} is not above 0`;
  return null;
}

function codeProblem({ texts, currency }: ExecutionLine): string | null {
  const { country } = texts;
  if (country !== undefined && !/^[a-z]{2}$/i.test(country)) {
    return `country “${country}” is not a code of two letters, such as US`;
  }
  return /^[A-Z]{3}$/.test(currency) ? null : `currency “${currency}” is not a code of three letters, such as USD`;
}
