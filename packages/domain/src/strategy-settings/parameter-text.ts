import { formatUpTo } from '../number-format.ts';
import { formatEndTime, formatStartTime } from '../start-end-time.ts';
import { type ParameterDefinition, PARAMETERS } from '../strategies/parameter-definition.ts';

const BY_KEY: ReadonlyMap<string, ParameterDefinition> = new Map(Object.entries(PARAMETERS));

export function parameterLabel(key: string): string {
  return BY_KEY.get(key)?.label ?? key;
}

/** A parameter's value as display text. An unknown parameter is shown as stored. */
export function parameterText(key: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return 'default';
  const plain = plainText(value);
  const definition = BY_KEY.get(key);
  switch (definition?.kind) {
    case 'flag':
      return value === true || plain === 'true' ? 'ON' : 'OFF';
    case 'percent':
      return `${formatUpTo(value, 4) || plain}%`;
    case 'start-time':
      return formatStartTime(plain, 'UTC') || plain;
    case 'end-time':
      return formatEndTime(plain, 'UTC') || plain;
    case 'choice':
      return definition.choices?.find((choice) => choice.value === plain)?.label ?? plain;
    case 'price':
    case 'quantity':
    case 'amount':
      return formatUpTo(value, 6) || plain;
    case undefined:
    default:
      return plain;
  }
}

function plainText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
