import { finiteNumber } from '../finite-number.ts';
import { flagValue } from '../flag-value.ts';
import { codeValue, type JsonRecord, ownValue, textValue } from '../json-text.ts';
import { parseEndTime, parseStartTime } from '../start-end-time.ts';
import type { ParameterKind, ParameterValue, StrategyParameter } from './parameter-definition.ts';

export type ParameterProblem = { readonly key: string; readonly message: string };

export type ReadValues = {
  readonly values: ReadonlyMap<string, ParameterValue>;
  readonly problems: readonly ParameterProblem[];
};

function isMissing(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

/** A row of a destination may name its urgency None, which says as little as no urgency. */
function isNoUrgency(key: string, value: unknown): boolean {
  return key === 'urgency' && typeof value === 'string' && value.trim().toLowerCase() === 'none';
}

type Reading = (value: unknown, parameter: StrategyParameter) => ParameterValue;

/** Accepts a trailing percent sign, as people type rates. */
function percentValue(value: unknown): number | null {
  return finiteNumber(typeof value === 'string' ? value.replace(/\s*%\s*$/, '') : value);
}

function choiceValue(value: unknown, { choices }: StrategyParameter): string | null {
  const text = textValue(value)?.toLowerCase() ?? '';
  return choices?.some((choice) => choice.value === text) === true ? text : null;
}

function startTimeValue(value: unknown): string | null {
  const code = codeValue(value);
  return parseStartTime(code).kind === 'unreadable' ? null : code;
}

function endTimeValue(value: unknown): string | null {
  const code = codeValue(value);
  return parseEndTime(code).kind === 'unreadable' ? null : code;
}

/** Reads each kind of value. Null for a value of another kind. */
const READINGS: Readonly<Record<ParameterKind, Reading>> = {
  flag: flagValue,
  'start-time': startTimeValue,
  'end-time': endTimeValue,
  choice: choiceValue,
  percent: percentValue,
  price: finiteNumber,
  quantity: finiteNumber,
  amount: finiteNumber,
};

function boundsText({ minimum, maximum }: StrategyParameter): string {
  if (minimum !== null && maximum !== null) return `from ${minimum} to ${maximum}`;
  return minimum !== null ? `${minimum} or more` : `${maximum} or less`;
}

function isOutside({ minimum, maximum }: StrategyParameter, value: number): boolean {
  return (minimum !== null && value < minimum) || (maximum !== null && value > maximum);
}

/** The strategy's values with its defaults. Keys of other strategies are ignored. */
export function readValues(parameters: readonly StrategyParameter[], record: JsonRecord | null): ReadValues {
  const values = new Map<string, ParameterValue>();
  const problems: ParameterProblem[] = [];
  for (const parameter of parameters) {
    const { key, label, isFixed } = parameter;
    const given = ownValue(record, key);
    if (isFixed || isMissing(given) || isNoUrgency(key, given)) {
      values.set(key, parameter.default);
      continue;
    }
    const value = READINGS[parameter.kind](given, parameter);
    if (value === null) problems.push({ key, message: `${label} cannot be read` });
    else if (typeof value === 'number' && isOutside(parameter, value)) {
      problems.push({ key, message: `${label} must be ${boundsText(parameter)}` });
    } else values.set(key, value);
  }
  return { values, problems };
}
