import { LOG_SCOPES } from '@meridian/domain/log-scope';
import type { LogFilter } from '@meridian/storage/event-log/log-filter';

export type FilterText =
  | { readonly kind: 'ok'; readonly filter: Omit<LogFilter, 'visibleTo'> }
  | { readonly kind: 'bad'; readonly reason: string };

const FIELDS: Readonly<Record<string, (value: string) => Omit<LogFilter, 'visibleTo'> | null>> = {
  log_level: (value) => ({ level: value.toLowerCase() }),
  list_name: (value) => ({ listName: value }),
  numeric_id: (value) => (/^[1-9][0-9]{0,15}$/.test(value) ? { numericIds: [Number(value)] } : null),
  symbol: (value) => ({ symbol: value }),
  side: (value) => ({ side: value.toUpperCase() }),
  file_name: (value) => ({ fileName: value }),
  scope: (value) => {
    const scope = LOG_SCOPES.find((known) => known === value);
    return scope === undefined ? null : { scope };
  },
};

/** `field:value`, such as `log_level:critical`. Several, separated by semicolons, must all match. Empty matches all. */
export function readFilterText(text: string): FilterText {
  const filter: Omit<LogFilter, 'visibleTo'> = {};
  for (const condition of text.split(';').filter((part) => part.trim() !== '')) {
    const read = readCondition(condition.trim());
    if (read.kind === 'bad') return read;
    Object.assign(filter, read.filter);
  }
  return { kind: 'ok', filter };
}

function readCondition(text: string): FilterText {
  const colon = text.indexOf(':');
  const name = text.slice(0, Math.max(colon, 0)).trim();
  const value = text.slice(colon + 1).trim();
  const read = Object.hasOwn(FIELDS, name) ? FIELDS[name] : undefined;
  if (read === undefined || value === '') {
    const names = Object.keys(FIELDS).join(', ');
    return { kind: 'bad', reason: `A filter reads field:value, and the field is one of ${names}.` };
  }
  const filter = read(value);
  return filter === null ? { kind: 'bad', reason: `The filter's ${name} has no such value.` } : { kind: 'ok', filter };
}
