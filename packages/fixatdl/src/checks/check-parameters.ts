import type { Findings } from '../finding.ts';
import { compareMonthYears, fixDate } from '../model/calendar-text.ts';
import { parseClockText } from '../model/clock-text.ts';
import { compareDecimals, parseDecimal } from '../model/decimal.ts';
import { controlsOf, type Parameter, type Strategy } from '../model/fixatdl-file.ts';
import { parameterType } from '../model/parameter-types.ts';
import { shown } from '../read/reading.ts';
import { isLengthOfData } from '../wire/data-length.ts';
import { constantWire, toWire } from '../wire/value-codec.ts';
import { CHECK_PLACE } from './check-place.ts';
import { repeated } from './repeated.ts';

export function checkParameters(strategy: Strategy, findings: Findings): void {
  for (const { name, line } of repeated(strategy.parameters, (each) => each.name)) {
    findings.wrong(line, `The parameter ${shown(name)} is there twice: names are unique in a strategy.`);
  }
  const bound = new Set(controlsOf(strategy.panels).map(({ parameterRef }) => parameterRef));
  for (const parameter of strategy.parameters) {
    checkRange(parameter, findings);
    checkConstant(parameter, findings);
    checkPairs(parameter, findings);
    checkZone(parameter, findings);
    const isSet = parameter.constValue !== undefined || bound.has(parameter.name);
    if (isSet || isLengthOfData(strategy, parameter)) continue;
    const message = `${parameter.name} has neither a control nor a constValue`;
    if (parameter.use === 'required') findings.wrong(parameter.line, `${message}, but is required.`);
    else findings.note(parameter.line, `${message}: it is never sent.`);
  }
}

function checkRange(parameter: Parameter, findings: Findings): void {
  const { name, minValue, maxValue, minLength, maxLength, line } = parameter;
  if (minLength !== undefined && maxLength !== undefined && minLength > maxLength) {
    findings.wrong(line, `${name} has minLength ${minLength} above maxLength ${maxLength}.`);
  }
  if (minValue === undefined || maxValue === undefined) return;
  if (isAbove(parameter, minValue, maxValue)) {
    findings.wrong(line, `${name} has minValue ${minValue} above maxValue ${maxValue}.`);
  }
}

function isAbove(parameter: Parameter, least: string, most: string): boolean {
  switch (parameterType(parameter.type).family) {
    case 'int':
    case 'decimal':
    case 'percentage': {
      const [from, to] = [parseDecimal(least), parseDecimal(most)];
      return from !== null && to !== null && compareDecimals(from, to) > 0;
    }
    case 'instant':
    case 'time': {
      const [from, to] = [parseClockText(least), parseClockText(most)];
      if (from === null || to === null || from.offsetMinutes !== to.offsetMinutes) return false;
      return from.seconds > to.seconds;
    }
    case 'date':
      return (fixDate(least) ?? '') > (fixDate(most) ?? '');
    case 'month-year':
      return compareMonthYears(least, most) > 0;
    case 'char':
    case 'boolean':
    case 'text':
    case 'multiple':
    case 'pattern':
    case 'data':
    default:
      return false;
  }
}

function checkConstant(parameter: Parameter, findings: Findings): void {
  const { name, constValue, enumPairs, line } = parameter;
  const constant = constantWire(parameter, CHECK_PLACE);
  if (constant === null) return;
  if (constant.kind === 'problem') {
    findings.wrong(line, `constValue of ${name} cannot be sent: it ${asClause(constant.message)}`);
  } else if (enumPairs.length > 0 && !enumPairs.some(({ wireValue }) => wireValue === constant.text)) {
    findings.wrong(line, `constValue ${shown(constValue ?? '')} of ${name} is not the wire value of an EnumPair.`);
  }
}

function checkPairs(parameter: Parameter, findings: Findings): void {
  const { name, enumPairs, type } = parameter;
  for (const { enumID, line } of repeated(enumPairs, (pair) => pair.enumID)) {
    findings.wrong(line, `The enumID ${shown(enumID)} of ${name} is there twice.`);
  }
  for (const { wireValue, line } of repeated(enumPairs, (pair) => pair.wireValue)) {
    findings.note(line, `Two EnumPairs of ${name} have the wire value ${shown(wireValue)}: the first is read back.`);
  }
  const isMultiple = parameterType(type).family === 'multiple';
  for (const { wireValue, line } of enumPairs) {
    if (wireValue === '{NULL}') {
      if (isMultiple) findings.note(line, `A choice of ${name} sends nothing: beside others it is not read back.`);
      continue;
    }
    if (wireValue === '') {
      findings.wrong(line, `An EnumPair of ${name} has an empty wire value: use {NULL} for one that sends nothing.`);
    } else if (isMultiple && wireValue.includes(' ')) {
      findings.wrong(line, `The wire value “${shown(wireValue)}” of ${name} has a space, which ends a value.`);
    } else if (hasOwnForm(parameter)) {
      // The values of a list are the broker's own; only those that no reader of the type could take are told.
      const checked = toWire({ ...parameter, ...WITHOUT_RANGE }, wireValue, CHECK_PLACE);
      if (checked.kind === 'problem')
        findings.wrong(line, `A wire value of ${name} does not fit ${type}: it ${asClause(checked.message)}`);
    }
  }
}

const WITHOUT_RANGE = {
  minValue: undefined,
  maxValue: undefined,
  minLength: undefined,
  maxLength: undefined,
} as object;

/** Booleans have words of the broker's own; times and percentages are changed on the way. */
function hasOwnForm({ type }: Parameter): boolean {
  return ['int', 'decimal', 'char', 'pattern', 'date', 'month-year', 'multiple'].includes(parameterType(type).family);
}

function checkZone(
  { name, localMktTz, minValue, maxValue, constValue, type, line }: Parameter,
  findings: Findings,
): void {
  const isUtc = type === 'UTCTimestamp_t' || type === 'UTCTimeOnly_t';
  const hasTime = minValue !== undefined || maxValue !== undefined || constValue !== undefined;
  if (isUtc && hasTime && localMktTz === undefined) {
    findings.note(line, `The times of ${name} have no localMktTz: they are read in the zone of the order's market.`);
  }
}

/** A sentence that follows a label, within another: “abc” is not a number. */
function asClause(message: string): string {
  const clause = message.split(':')[0] ?? message;
  return clause.startsWith('“') ? `says ${clause}.` : `${clause.replace(/\.$/, '')}.`;
}
