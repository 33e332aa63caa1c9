import type { JsonRecord } from '../json-text.ts';

/** The default values of an order. A setting overrides them. */
const UNCHOSEN: JsonRecord = { st: '-1', et: '0', mf: false };

/** The order's own values over those of its settings. Default values of the order do not override. */
export function mergeValues(settings: JsonRecord, own: JsonRecord): JsonRecord {
  const chosen = Object.entries(own).filter(([key, value]) => {
    const isUnchosen = Object.hasOwn(UNCHOSEN, key) && String(value) === String(UNCHOSEN[key]);
    return value !== null && value !== undefined && !(isUnchosen && Object.hasOwn(settings, key));
  });
  return { ...settings, ...Object.fromEntries(chosen) };
}
