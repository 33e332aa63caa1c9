import { finiteNumber } from './finite-number.ts';
import { flagValue } from './flag-value.ts';
import { codeValue, ownValue, parseJsonRecord, textValue } from './json-text.ts';
import type { Maybe } from './maybe.ts';

/** The short keys of strategy_parameters and their fields. */
export const STRATEGY_PARAMETER_FIELDS = {
  as: 'strategy_setting_name',
  st: 'start_time',
  et: 'end_time',
  vc: 'volume_cap',
  pr: 'part_rate',
  mf: 'must_finish',
  strat: 'strat',
} as const;

export type StrategyParameterKey = keyof typeof STRATEGY_PARAMETER_FIELDS;

export type StrategyParameters = {
  /** Name of the strategy setting. */
  readonly as: string | null;
  /** A start time code: see start-end-time.ts. */
  readonly st: string | null;
  readonly et: string | null;
  /** Percent, 0–100. */
  readonly vc: number | null;
  readonly pr: number | null;
  readonly mf: boolean | null;
  readonly strat: string | null;
};

/** Accepts and ignores a trailing percent sign. */
function rateValue(value: unknown): number | null {
  return finiteNumber(typeof value === 'string' ? value.replace(/\s*%\s*$/, '') : value);
}

export function parseStrategyParameters(text: Maybe<string>): StrategyParameters {
  const record = parseJsonRecord(text);
  return {
    as: textValue(ownValue(record, 'as')),
    st: codeValue(ownValue(record, 'st')),
    et: codeValue(ownValue(record, 'et')),
    vc: rateValue(ownValue(record, 'vc')),
    pr: rateValue(ownValue(record, 'pr')),
    mf: flagValue(ownValue(record, 'mf')),
    strat: textValue(ownValue(record, 'strat')),
  };
}

export function strategyParametersToJson(parameters: Partial<StrategyParameters>): string {
  const known = Object.entries(parameters).filter(([, value]) => value !== null && value !== undefined);
  return JSON.stringify(Object.fromEntries(known));
}
