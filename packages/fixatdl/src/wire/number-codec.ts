import type { Parameter } from '../model/fixatdl-file.ts';
import { compareDecimals, type Decimal, decimalText, parseDecimal, shifted } from '../model/decimal.ts';
import { parameterType } from '../model/parameter-types.ts';
import type { CodecPlace } from './codec-place.ts';
import { type Coded, coded, problem, quoted } from './coded.ts';

const MAX_INT = 2_147_483_647n;
const POSITIVE_TYPES = new Set(['NumInGroup_t', 'SeqNum_t', 'TagNum_t']);

/** Whole numbers: Int_t of 32 bits with a sign, the others from 0 or 1. */
export function intToWire(parameter: Parameter, entered: string): Coded {
  const value = parseDecimal(entered);
  if (value === null || value.places > 0) {
    return problem(`${quoted(entered)} is not a whole number: enter digits such as 100.`);
  }
  const least = POSITIVE_TYPES.has(parameter.type) ? 1n : parameter.type === 'Int_t' ? -MAX_INT - 1n : 0n;
  if (value.units < least) return problem(`${decimalText(value)} is below ${least}: enter ${least} or more.`);
  if (parameter.type === 'Int_t' && value.units > MAX_INT) {
    return problem(`${decimalText(value)} is above ${MAX_INT}: enter ${MAX_INT} or less.`);
  }
  return inRange(parameter, value, 0) ?? coded(decimalText(value));
}

/** Decimals as they are: one with more digits than the parameter takes is refused, never rounded in silence. */
export function decimalToWire(parameter: Parameter, entered: string, place: CodecPlace): Coded {
  const typed = parseDecimal(entered);
  if (typed === null) return problem(`${quoted(entered)} is not a number: enter digits such as 12.5.`);
  const shift = shiftOf(parameter, place);
  // Ranges are in the parameter's own terms: 0.3 for 30%, whatever goes over the wire.
  const value = shifted(typed, -shift);
  const wire = parameter.multiplyBy100 === true ? shifted(value, 2) : value;
  const { precision } = parameter;
  if (precision !== undefined && wire.places > precision) {
    const kept = precision - shift + (parameter.multiplyBy100 === true ? 2 : 0);
    return problem(`${decimalText(typed)} has too many decimals: enter ${Math.max(kept, 0)} at most.`);
  }
  return inRange(parameter, value, shift) ?? coded(decimalText(wire));
}

export function decimalFromWire(parameter: Parameter, wire: string, place: CodecPlace): Coded {
  const value = parseDecimal(wire);
  if (value === null) return problem(`${quoted(wire)} is not a number.`);
  const own = parameter.multiplyBy100 === true ? shifted(value, -2) : value;
  return coded(decimalText(shifted(own, shiftOf(parameter, place))));
}

/** A constant is in the parameter's own terms. */
export function decimalConstant({ multiplyBy100 }: Parameter, constant: string): Coded {
  const value = parseDecimal(constant);
  if (value === null) return problem(`${quoted(constant)} is not a number.`);
  return coded(decimalText(multiplyBy100 === true ? shifted(value, 2) : value));
}

/** How many places a control's value is shifted against the parameter's own. */
function shiftOf({ type }: Parameter, { percentages }: CodecPlace): number {
  return type === 'Percentage_t' && percentages === 'percent' ? 2 : 0;
}

function inRange(parameter: Parameter, value: Decimal, shift: number): Coded | null {
  const { minValue = parameterType(parameter.type).minValue, maxValue } = parameter;
  const least = minValue === undefined ? null : parseDecimal(minValue);
  const most = maxValue === undefined ? null : parseDecimal(maxValue);
  const text = (each: Decimal): string => decimalText(shifted(each, shift));
  if (least !== null && compareDecimals(value, least) < 0) {
    return problem(`${text(value)} is below ${text(least)}: enter ${text(least)} or more.`);
  }
  if (most !== null && compareDecimals(value, most) > 0) {
    return problem(`${text(value)} is above ${text(most)}: enter ${text(most)} or less.`);
  }
  return null;
}
