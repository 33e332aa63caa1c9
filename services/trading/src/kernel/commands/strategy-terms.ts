import { parseJsonRecord } from '@meridian/domain/json-text';
import { parseEndTime, parseStartTime } from '@meridian/domain/start-end-time';
import { parseStrategyParameters } from '@meridian/domain/strategy-parameters';
import type { StrategyTerms } from '../state/parent.ts';

/** The strategy's part of a command, under the parent order's own names. */
export type StrategyArgs = {
  readonly strat?: string;
  readonly strategy_parameters?: string;
  readonly start_time?: string;
  readonly end_time?: string;
  readonly must_finish?: boolean;
  readonly part_rate?: number | null;
  readonly volume_cap?: number | null;
};

export type StrategyOutcome =
  | { readonly kind: 'strategy'; readonly strategy: StrategyTerms }
  | { readonly kind: 'invalid'; readonly message: string };

const NOW = '-1';
const MARKET_CLOSE = '0';
const FIRST: StrategyTerms = {
  strat: '',
  strategyParameters: '{}',
  startTime: NOW,
  endTime: MARKET_CLOSE,
  mustFinish: false,
  partRate: null,
  volumeCap: null,
};

const NAMES: readonly (keyof StrategyArgs)[] = [
  'strat',
  'strategy_parameters',
  'start_time',
  'end_time',
  'must_finish',
  'part_rate',
  'volume_cap',
];

export function hasStrategyArgs(args: StrategyArgs): boolean {
  return NAMES.some((name) => args[name] !== undefined);
}

/** Fields override the JSON text, and both override previous values. The text is rewritten with the result. */
export function mergeStrategy(args: StrategyArgs, before: StrategyTerms = FIRST): StrategyOutcome {
  const text = args.strategy_parameters;
  const record = parseJsonRecord(text ?? before.strategyParameters);
  if (text !== undefined && record === null) return invalid('The strategy parameters are not a JSON object.');
  const given = parseStrategyParameters(text ?? null);
  const merged = {
    strat: args.strat ?? given.strat ?? before.strat,
    startTime: args.start_time ?? given.st ?? before.startTime,
    endTime: args.end_time ?? given.et ?? before.endTime,
    mustFinish: args.must_finish ?? given.mf ?? before.mustFinish,
    partRate: args.part_rate === undefined ? (given.pr ?? before.partRate) : args.part_rate,
    volumeCap: args.volume_cap === undefined ? (given.vc ?? before.volumeCap) : args.volume_cap,
  };
  const wrong = problemWith(merged);
  if (wrong !== null) return invalid(wrong);
  return { kind: 'strategy', strategy: { ...merged, strategyParameters: textOf(record ?? {}, merged) } };
}

/** A removed rate is left out, whatever the text said. */
function textOf(record: object, merged: Omit<StrategyTerms, 'strategyParameters'>): string {
  const { strat, startTime: st, endTime: et, mustFinish: mf, partRate, volumeCap } = merged;
  const [pr, vc] = [partRate ?? undefined, volumeCap ?? undefined];
  return JSON.stringify({ ...record, strat, st, et, mf, pr, vc });
}

function problemWith(merged: Omit<StrategyTerms, 'strategyParameters'>): string | null {
  if (merged.strat.trim() === '') return 'A strategy is needed.';
  if (parseStartTime(merged.startTime).kind === 'unreadable') return `${merged.startTime} is not a start time.`;
  if (parseEndTime(merged.endTime).kind === 'unreadable') return `${merged.endTime} is not an end time.`;
  const rates = [merged.partRate, merged.volumeCap].filter((rate) => rate !== null);
  return rates.every((rate) => rate >= 0 && rate <= 100) ? null : 'A rate lies between 0 and 100 percent.';
}

function invalid(message: string): StrategyOutcome {
  return { kind: 'invalid', message };
}
