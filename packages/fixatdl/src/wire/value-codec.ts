import type { Parameter } from '../model/fixatdl-file.ts';
import { fixDate } from '../model/calendar-text.ts';
import { parameterType } from '../model/parameter-types.ts';
import { type CodecPlace, placeOf } from './codec-place.ts';
import { type Coded, coded, problem, quoted } from './coded.ts';
import { decimalConstant, decimalFromWire, decimalToWire, intToWire } from './number-codec.ts';
import { charToWire, dateToWire, monthYearToWire, multipleToWire, patternToWire, textToWire } from './text-codec.ts';
import { timeConstant, timeFromWire, timeToWire } from './time-codec.ts';

/** What somebody entered, as FIX text of the parameter's type and within its range. */
export function toWire(parameter: Parameter, entered: string, place: CodecPlace): Coded {
  switch (parameterType(parameter.type).family) {
    case 'int':
      return intToWire(parameter, entered);
    case 'decimal':
    case 'percentage':
      return decimalToWire(parameter, entered, place);
    case 'char':
      return charToWire(entered);
    case 'boolean':
      return booleanToWire(parameter, entered);
    case 'text':
    case 'data':
      return textToWire(parameter, entered);
    case 'multiple':
      return multipleToWire(parameter, entered);
    case 'pattern':
      return patternToWire(parameter, entered);
    case 'month-year':
      return monthYearToWire(parameter, entered);
    case 'date':
      return dateToWire(parameter, entered);
    case 'instant':
    case 'time':
    default:
      return timeToWire(parameter, entered, place);
  }
}

/** FIX text as a control shows it. */
export function fromWire(parameter: Parameter, wire: string, place: CodecPlace): Coded {
  switch (parameterType(parameter.type).family) {
    case 'decimal':
    case 'percentage':
      return decimalFromWire(parameter, wire, place);
    case 'instant':
    case 'time':
      return timeFromWire(parameter, wire, place);
    case 'int':
    case 'char':
    case 'boolean':
    case 'text':
    case 'multiple':
    case 'pattern':
    case 'month-year':
    case 'date':
    case 'data':
    default:
      return coded(wire);
  }
}

/** The FIX text of a parameter's constant; null without one. */
export function constantWire(parameter: Parameter, place: CodecPlace): Coded | null {
  const { constValue } = parameter;
  if (constValue === undefined) return null;
  switch (parameterType(parameter.type).family) {
    case 'decimal':
    case 'percentage':
      return decimalConstant(parameter, constValue);
    case 'instant':
    case 'time':
      return timeConstant(parameter, constValue, placeOf(parameter, place));
    case 'date':
      return coded(fixDate(constValue) ?? constValue);
    case 'boolean':
      return coded(booleanWire(parameter, constValue === 'Y'));
    case 'int':
    case 'char':
    case 'text':
    case 'multiple':
    case 'pattern':
    case 'month-year':
    case 'data':
    default:
      return toWire(parameter, constValue, place);
  }
}

/** Yes and no, in the parameter's own words where it has them. */
export function booleanWire({ trueWireValue, falseWireValue }: Parameter, isTrue: boolean): string {
  return isTrue ? (trueWireValue ?? 'Y') : (falseWireValue ?? 'N');
}

function booleanToWire(parameter: Parameter, entered: string): Coded {
  const words = [booleanWire(parameter, true), booleanWire(parameter, false)];
  if (words.includes(entered)) return coded(entered);
  if (/^(true|Y)$/.test(entered)) return coded(booleanWire(parameter, true));
  if (/^(false|N)$/.test(entered)) return coded(booleanWire(parameter, false));
  return problem(`${quoted(entered)} is neither yes nor no: enter ${words.join(' or ')}.`);
}
