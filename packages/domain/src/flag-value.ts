const SET = new Set(['true', '1', 'y', 'yes', 'on']);
const CLEAR = new Set(['false', '0', 'n', 'no', 'off']);

/** Flags are booleans in the feed, and 0/1 or words in JSON texts. Null for any other value. */
export function flagValue(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value;
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const word = String(value).trim().toLowerCase();
  if (SET.has(word)) return true;
  return CLEAR.has(word) ? false : null;
}

export function onOff(value: boolean): 'ON' | 'OFF' {
  return value ? 'ON' : 'OFF';
}
