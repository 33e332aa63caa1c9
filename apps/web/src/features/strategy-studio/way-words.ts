import { formatUpTo } from '@meridian/domain/number-format';
import { formatEndTime, formatStartTime, parseEndTime, parseStartTime } from '@meridian/domain/start-end-time';
import { PARAMETER_CATALOGUE } from '@meridian/domain/strategies/parameter-catalogue';
import type { ParameterValue, StrategyParameter } from '@meridian/domain/strategies/parameter-definition';
import { readValues } from '@meridian/domain/strategies/read-values';
import { withExchangeZone } from '../../lib/exchange-time.ts';
import { SHOWN_ZONE } from '../../lib/time-text.ts';
import type { Way, WayKey } from './studio-ways.ts';

export function wayTitle(key: WayKey): string {
  return key === 'base' ? 'Base' : `Variant ${key}`;
}

/** The strategy with its main parameter. */
export function wayName({ strat, values }: Way): string {
  const { label, parameters } = PARAMETER_CATALOGUE[strat];
  const rate = readValues(parameters, values).values.get('pr');
  return typeof rate === 'number' ? `${label} ${formatUpTo(rate, 1)}%` : label;
}

/** The parameters that differ from the defaults. */
export function wayDetails({ strat, values }: Way, country: string): readonly string[] {
  const { parameters } = PARAMETER_CATALOGUE[strat];
  const read = readValues(parameters, values).values;
  return parameters.flatMap((parameter) => {
    const value = read.get(parameter.key) ?? null;
    const isSaid = parameter.key === 'pr' || parameter.isFixed || value === parameter.default || value === null;
    return isSaid ? [] : [detailText(parameter, value, country)];
  });
}

function detailText({ kind, label, choices }: StrategyParameter, value: ParameterValue, country: string): string {
  const code = String(value);
  if (kind === 'start-time') {
    return `From ${withExchangeZone(formatStartTime(code, SHOWN_ZONE), parseStartTime(code), country)}`;
  }
  if (kind === 'end-time') {
    return `To ${withExchangeZone(formatEndTime(code, SHOWN_ZONE), parseEndTime(code), country)}`;
  }
  if (kind === 'flag') return value === true ? label : `No ${label.toLowerCase()}`;
  if (kind === 'choice') {
    const choice = choices?.find((each) => each.value === value)?.label ?? String(value);
    return `${label} ${choice.toLowerCase()}`;
  }
  return `${label} ${formatUpTo(value, 6)}${kind === 'percent' ? '%' : ''}`;
}
