import { type CustomTypesConfig, types } from 'pg';

const INT8 = 20;
const INT8_ARRAY = 1016;

/** A bigint column as a number. Throws beyond 2^53, because a rounded id is worse than none. */
export function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 value ${text} does not fit a JavaScript number`);
  return value;
}

/** `{1,2,NULL}` as from array_agg, with one dimension. */
export function parseInt8Array(text: string): (number | null)[] {
  const items = text.slice(1, -1);
  return items === '' ? [] : items.split(',').map((item) => (item === 'NULL' ? null : parseInt8(item)));
}

const standardParser: (oid: number, format?: 'text' | 'binary') => unknown = types.getTypeParser;

/** Set per pool instead of on pg itself, which would affect all other users of pg in the process. */
export const typeParsers: CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (format !== 'binary' && oid === INT8) return parseInt8;
    if (format !== 'binary' && oid === INT8_ARRAY) return parseInt8Array;
    return standardParser(oid, format);
  },
};
