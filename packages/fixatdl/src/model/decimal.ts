/** A decimal without rounding: units × 10^−places. */
export type Decimal = { readonly units: bigint; readonly places: number };

const MAX_DIGITS = 40;
const PLAIN = /^([+-]?)(\d*)(?:\.(\d*))?$/;
const WITH_EXPONENT = /^([+-]?\d*\.?\d*)[eE]([+-]?\d{1,2})$/;

/** Digits with at most one point. Null for anything else, also for more digits than any price or quantity has. */
export function parseDecimal(text: string): Decimal | null {
  if (text.length > MAX_DIGITS) return null;
  const match = PLAIN.exec(text);
  if (match === null) return null;
  const [, sign = '', whole = '', fraction = ''] = match;
  if (whole === '' && fraction === '') return null;
  const units = BigInt(`${whole}${fraction}`);
  return trimmed({ units: sign === '-' ? -units : units, places: fraction.length });
}

/** A decimal that may have an exponent, as a double in XML does. */
export function parseDouble(text: string): Decimal | null {
  const match = WITH_EXPONENT.exec(text);
  if (match === null) return parseDecimal(text);
  const mantissa = parseDecimal(match[1] ?? '');
  return mantissa === null ? null : shifted(mantissa, Number(match[2]));
}

/** Times ten to the power of `by`, exactly. */
export function shifted({ units, places }: Decimal, by: number): Decimal {
  const moved = places - by;
  return trimmed(moved >= 0 ? { units, places: moved } : { units: units * 10n ** BigInt(-moved), places: 0 });
}

export function compareDecimals(a: Decimal, b: Decimal): number {
  const places = Math.max(a.places, b.places);
  const difference = scaled(a, places) - scaled(b, places);
  return difference === 0n ? 0 : difference < 0n ? -1 : 1;
}

export function addDecimals(a: Decimal, b: Decimal): Decimal {
  const places = Math.max(a.places, b.places);
  return trimmed({ units: scaled(a, places) + scaled(b, places), places });
}

export function negated({ units, places }: Decimal): Decimal {
  return { units: -units, places };
}

export function isMultiple(value: Decimal, step: Decimal): boolean {
  if (step.units === 0n) return true;
  const places = Math.max(value.places, step.places);
  return scaled(value, places) % scaled(step, places) === 0n;
}

/** The one text of a value: no plus, no leading zeros, no trailing zeros behind the point. */
export function decimalText({ units, places }: Decimal): string {
  const sign = units < 0n ? '-' : '';
  const digits = (units < 0n ? -units : units).toString().padStart(places + 1, '0');
  if (places === 0) return `${sign}${digits}`;
  return `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

function scaled({ units, places }: Decimal, to: number): bigint {
  return units * 10n ** BigInt(to - places);
}

function trimmed({ units, places }: Decimal): Decimal {
  let [left, after] = [units, places];
  while (after > 0 && left % 10n === 0n) {
    left /= 10n;
    after -= 1;
  }
  return { units: left, places: after };
}
