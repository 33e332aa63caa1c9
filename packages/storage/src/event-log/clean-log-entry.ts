import { cutText } from '@meridian/domain/well-formed';
import type { NewLogEntry } from './log-entry.ts';

export const MAX_LOG_MESSAGE = 1_000;
const MAX_NAME = 120;

/** Makes an entry storable: texts of bounded length without NUL, and valid numbers. */
export function cleanLogEntry(entry: NewLogEntry, nowMs: number): NewLogEntry {
  const subject =
    entry.account === null
      ? ({ account: null, alloc_account: null, list_name: null, numeric_id: null } as const)
      : {
          account: clipped(entry.account, MAX_NAME),
          alloc_account: name(entry.alloc_account),
          list_name: name(entry.list_name),
          numeric_id: Number.isSafeInteger(entry.numeric_id) ? entry.numeric_id : null,
        };
  return {
    ...subject,
    timestamp: Number.isSafeInteger(entry.timestamp) && entry.timestamp >= 0 ? entry.timestamp : nowMs,
    scope: entry.scope,
    log_level: entry.log_level,
    symbol: name(entry.symbol),
    side: entry.side,
    size: Number.isFinite(entry.size) ? entry.size : null,
    file_name: name(entry.file_name),
    log_message: clipped(entry.log_message, MAX_LOG_MESSAGE),
  };
}

function name(text: string | null): string | null {
  return text === null ? null : clipped(text, MAX_NAME);
}

function clipped(text: string, max: number): string {
  const clean = text.replaceAll('\0', '').toWellFormed();
  return clean.length > max ? `${cutText(clean, max - 1)}…` : clean;
}
