import { parseArgs } from 'node:util';
import { StartupProblem } from '@meridian/protocol/startup-problem';
import { DEFAULT_PAST_DAYS } from '@meridian/trading/demo/history/history-plan';

/** How large a demo world to run, as `npm start -- …` says it. */
export type StartOptions = {
  readonly isEmpty: boolean;
  /** A demo world without the morning, the reports and the cases that a first start makes. */
  readonly isBare: boolean;
  /** Parent orders that should be active at a time. */
  readonly orders?: number;
  /** New parent orders a second. */
  readonly rate?: number;
  /** Past trading days to make up at a first start; 0 for none. */
  readonly pastDays: number;
  /** Simulated venues do not say what became of open orders: how a desk practises child orders in doubt. */
  readonly areVenuesSilent?: boolean;
};

const ADVICE =
  'npm start takes --orders <number>, --rate <orders a second>, --past-days <number>, --empty, --bare and --silent-venues; settings are environment variables.';
const MAX_ORDERS = 100_000;
const MAX_RATE = 1_000;
const MAX_PAST_DAYS = 250;

export function parseStartOptions(args: readonly string[]): StartOptions {
  const { orders, rate, empty, bare, 'past-days': pastDays, 'silent-venues': silentVenues } = read(args);
  const isEmpty = empty === true;
  if (isEmpty && (orders !== undefined || rate !== undefined)) {
    throw new StartupProblem('--empty leaves nothing for --orders and --rate to scale.', ADVICE);
  }
  return {
    isEmpty,
    isBare: isEmpty || bare === true,
    pastDays: pastDays === undefined ? DEFAULT_PAST_DAYS : wholeUpTo('--past-days', pastDays, MAX_PAST_DAYS),
    ...(silentVenues === true && { areVenuesSilent: true }),
    ...(orders !== undefined && { orders: positive('--orders', orders, MAX_ORDERS, true) }),
    ...(rate !== undefined && { rate: positive('--rate', rate, MAX_RATE, false) }),
  };
}

function read(args: readonly string[]) {
  try {
    const text = { type: 'string' } as const;
    const flag = { type: 'boolean' } as const;
    const options = {
      orders: text,
      rate: text,
      'past-days': text,
      empty: flag,
      bare: flag,
      'silent-venues': flag,
    } as const;
    return parseArgs({ args: [...args], options }).values;
  } catch {
    throw new StartupProblem(`"${args.join(' ')}" is not an option of npm start.`, ADVICE);
  }
}

function wholeUpTo(name: string, text: string, most: number): number {
  if (!/^\d{1,6}$/.test(text) || Number(text) > most) {
    throw new StartupProblem(`${name} must be a whole number up to ${most}, not "${text}".`, ADVICE);
  }
  return Number(text);
}

function positive(name: string, text: string, most: number, isWhole: boolean): number {
  const value = Number(text);
  const isRight = text.trim() !== '' && value > 0 && value <= most && (!isWhole || Number.isInteger(value));
  if (!isRight) throw new StartupProblem(`${name} must be a number up to ${most}, not "${text}".`, ADVICE);
  return value;
}
