import { parseJsonRecord, textValue } from '@meridian/domain/json-text';
import { formatWithPercentSign } from '@meridian/domain/number-format';
import { formatEndTime, formatStartTime } from '@meridian/domain/start-end-time';
import { PARAMETER_CATALOGUE } from '@meridian/domain/strategies/parameter-catalogue';
import { isStrategyName } from '@meridian/domain/strategies/strategy-names';
import type { StrategyTerms } from '../state/parent.ts';

/** One time zone in the audit, because its readers are in several. */
const ZONE = 'UTC';

/** How an order is worked: `Late close, start now, end +6 min`. */
export function strategyWords(strategy: StrategyTerms): string {
  const { strat, strategyParameters, startTime, endTime, partRate, volumeCap, mustFinish } = strategy;
  const setting = textValue(parseJsonRecord(strategyParameters)?.['as']);
  const name = strat.trim().toLowerCase();
  const label = isStrategyName(name) ? PARAMETER_CATALOGUE[name].label : strat;
  const words = [
    setting ?? label,
    `start ${startWords(startTime)}`,
    `end ${endWords(endTime)}`,
    ...(partRate === null ? [] : [`rate ${formatWithPercentSign(partRate)}`]),
    ...(volumeCap === null ? [] : [`cap ${formatWithPercentSign(volumeCap)}`]),
    ...(mustFinish ? ['must finish'] : []),
  ];
  return words.join(', ');
}

function startWords(code: string): string {
  return code === '-1' ? 'now' : momentWords(code, formatStartTime(code, ZONE));
}

function endWords(code: string): string {
  return momentWords(code, formatEndTime(code, ZONE).replace(/ minutes?$/, ' min'));
}

/** A long number or a date is a timestamp and is written with its zone. Labels and exchange times are not. */
function momentWords(code: string, text: string): string {
  return /^\d{6,}$|T/.test(code) ? `${text} ${ZONE}` : text;
}
