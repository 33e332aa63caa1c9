import { parseEndTime, parseStartTime } from '../start-end-time.ts';
import type { InstrumentFacts } from '../entities/instrument-facts.ts';
import { offTickText } from '../off-tick-text.ts';
import type { PriceTerms } from '../quote-convention.ts';
import { PARAMETER_CATALOGUE, parametersFor } from '../strategies/parameter-catalogue.ts';
import type { ParameterValue, StrategyParameter } from '../strategies/parameter-definition.ts';
import { readValues } from '../strategies/read-values.ts';
import type { StrategyName } from '../strategies/strategy-names.ts';
import { isOnTick, type TickTerms } from '../price-tick.ts';
import { isMultipleOf } from './is-multiple-of.ts';

type Values = Readonly<Record<string, ParameterValue>>;

/** The key under which a staged order stores its strategy. */
export const STAGED_FOR = 'staged_for';

/** Entered values over the setting's values. Empty values keep the setting's. */
export function withSetting(values: Values, setting: Values): Values {
  const given = Object.entries(values).filter(([, value]) => isGiven(value));
  return { ...setting, ...Object.fromEntries(given) };
}

function isGiven(value: ParameterValue | undefined): boolean {
  return value !== undefined && value !== null && value !== '';
}

export type StrategyInput = {
  readonly strat: StrategyName;
  readonly as: string | null;
  /** The entered values, without those of the setting. */
  readonly values: Values;
  readonly isStaged: boolean;
  readonly assetClass: string;
};

/**
 * The JSON text of strategy_parameters. An order's values override its setting, so with a setting only entered values
 * are written: a default would hide the setting's value or a group's choice. Without a setting the defaults are written
 * too.
 */
export function strategyText({ strat, as, values, isStaged, assetClass }: StrategyInput): string {
  const read = readValues(parametersFor(strat, assetClass), values).values;
  const known = [...read].filter(([key, value]) => value !== null && (as === null || isGiven(values[key])));
  return JSON.stringify({
    ...(as === null ? {} : { as }),
    ...Object.fromEntries(known),
    ...(isStaged ? { [STAGED_FOR]: strat } : {}),
  });
}

export type Units = Pick<InstrumentFacts, 'lot_size'> &
  Pick<PriceTerms, 'quote_convention'> &
  Omit<TickTerms, 'tick_size'> & {
    /** Null without a tick table. Then the server checks the tick. */
    readonly tick_size: number | null;
  };

/** Parameter problems by short key. */
export function parameterProblems(strat: StrategyName, values: Values, units: Units): Readonly<Record<string, string>> {
  const { parameters } = PARAMETER_CATALOGUE[strat];
  const read = readValues(parameters, values);
  const found = read.problems.map(({ key, message }) => [key, message] as const);
  const wrong = parameters.flatMap((parameter) => {
    const message = unitProblem(parameter, read.values.get(parameter.key) ?? null, units);
    return message === null ? [] : [[parameter.key, message] as const];
  });
  return Object.fromEntries([...found, ...wrong]);
}

function unitProblem({ kind, label }: StrategyParameter, value: ParameterValue, units: Units): string | null {
  if (kind === 'start-time' || kind === 'end-time') {
    const code = value === null ? '' : String(value);
    const { kind: read } = kind === 'start-time' ? parseStartTime(code) : parseEndTime(code);
    return read === 'unreadable' ? `${label} cannot be read` : null;
  }
  if (typeof value !== 'number') return null;
  if (kind === 'quantity' && !isMultipleOf(value, units.lot_size)) {
    return units.lot_size === 1
      ? `${label} must be a whole number`
      : `${label} must be a multiple of ${units.lot_size}`;
  }
  if (kind !== 'price' || units.tick_size === null) return null;
  const terms = { ...units, tick_size: units.tick_size };
  return isOnTick(value, terms) ? null : `${label}: ${offTickText(value, terms)}`;
}
