import { type NewLogEntry, serviceLogEntry } from '@meridian/storage/event-log/log-entry';
import type { LivedDayOutcome } from './write-lived-day.ts';

const FILE_NAME = 'past days';

const count = (many: number, what: string) => `${many.toLocaleString('en-US')} ${what}${many === 1 ? '' : 's'}`;

type Written = Extract<LivedDayOutcome, { kind: 'written' }>;

/** Says which part of the market was not recorded. Empty when all of it was. */
function seenText(seenPercent: number): string {
  return seenPercent > 99.95 ? '' : ` The market was seen for ${seenPercent.toFixed(1)} % of continuous trading.`;
}

export function writtenLine(tradeDate: string, { tables, seenPercent, forgotten }: Written, atMs: number): NewLogEntry {
  const { parent_orders, child_orders, executions, day_stats } = tables;
  const rows = [
    count(parent_orders.rows, 'parent order'),
    count(child_orders.rows, 'child order'),
    count(executions.rows, 'execution'),
    count(day_stats.rows, 'instrument'),
  ].join(', ');
  const lost = forgotten === 0 ? '' : ` ${count(forgotten, 'order')} could no longer be read whole and stayed out.`;
  return serviceLogEntry({
    timestamp: atMs,
    log_level: forgotten === 0 ? 'warning' : 'error',
    file_name: FILE_NAME,
    log_message: `Trading day ${tradeDate} is kept for reports: ${rows}.${seenText(seenPercent)}${lost}`,
  });
}

export function failedLine(tradeDate: string, reason: string, retryMs: number, atMs: number): NewLogEntry {
  const minutes = count(Math.round(retryMs / 60_000), 'minute');
  return serviceLogEntry({
    timestamp: atMs,
    log_level: 'error',
    file_name: FILE_NAME,
    log_message: `Trading day ${tradeDate} could not be kept for reports: ${reason} It is tried again in ${minutes}.`,
  });
}
