import { LOG_LEVELS } from '@meridian/domain/log-level';
import { LOG_SCOPES } from '@meridian/domain/log-scope';
import { ORDER_SIDES } from '@meridian/domain/order-side';
import * as fc from 'fast-check';
import { type NewLogEntry, type StoredLogEntry, serviceLogEntry } from './log-entry.ts';
import type { LogFilter } from './log-filter.ts';

/** An entry about an order, for tests. A test overrides what it needs. */
export function orderLogEntry(
  overrides: Partial<Omit<NewLogEntry, 'account' | 'alloc_account' | 'list_name' | 'numeric_id'>> & {
    readonly account?: string;
    readonly alloc_account?: string | null;
    readonly list_name?: string | null;
    readonly numeric_id?: number | null;
  } = {},
): NewLogEntry {
  return {
    timestamp: 1_000,
    scope: 'event',
    log_level: 'warning',
    account: 'ALDGATE',
    alloc_account: 'ALDGATE-CORE',
    list_name: null,
    numeric_id: 1,
    symbol: 'VOD',
    side: 'BUY',
    size: 100,
    file_name: 'kernel',
    log_message: 'A child order was rejected.',
    ...overrides,
  };
}

const ACCOUNTS = ['ALDGATE', 'BOREALIS'];
const ALLOCATED = ['ALDGATE-CORE', 'BOREALIS-01'];
const word = fc.string({ unit: fc.constantFrom('a', 'B', 'É', '%', '_', '\\', "'", '\n', '7', ' '), maxLength: 3 });
const listName = fc.constantFrom('L1', 'l1', 'Üb');
const symbol = fc.constantFrom('VOD', 'bp', '7203');
const timestamp = fc.integer({ min: 0, max: 20 });

type Drawn = Omit<NewLogEntry, 'account' | 'alloc_account' | 'list_name' | 'numeric_id'> &
  Pick<StoredLogEntry, 'account' | 'alloc_account' | 'list_name' | 'numeric_id'>;

function withItsAccount({ account, ...entry }: Drawn): NewLogEntry {
  if (account !== null) return { ...entry, account };
  return { ...entry, account, alloc_account: null, list_name: null, numeric_id: null };
}

/** Any entry; few words, so that filters find some and miss some. */
export const anyLogEntry: fc.Arbitrary<NewLogEntry> = fc
  .record({
    timestamp,
    scope: fc.constantFrom(...LOG_SCOPES),
    log_level: fc.constantFrom(...LOG_LEVELS),
    account: fc.option(fc.constantFrom(...ACCOUNTS)),
    alloc_account: fc.option(fc.constantFrom(...ALLOCATED)),
    list_name: fc.option(listName),
    numeric_id: fc.option(fc.integer({ min: 1, max: 30 })),
    symbol: fc.option(symbol),
    side: fc.option(fc.constantFrom(...ORDER_SIDES)),
    size: fc.option(fc.double({ noNaN: true, noDefaultInfinity: true })),
    file_name: fc.option(word),
    log_message: word,
  })
  .map(withItsAccount);

const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });

export const anyLogFilter: fc.Arbitrary<LogFilter> = fc.record({
  visibleTo: fc.array(
    fc.record({
      accounts: fc.subarray([...ACCOUNTS, 'nul\0']),
      alloc_accounts: fc.subarray(ALLOCATED),
    }),
    { maxLength: 2 },
  ),
  scope: optional(fc.constantFrom(...LOG_SCOPES)),
  level: optional(fc.constantFrom(...LOG_LEVELS, 'loud')),
  search: optional(fc.oneof(word, fc.constantFrom('vod', 'VO', 'l1', '\0', '1'))),
  numericIds: optional(fc.array(fc.oneof(fc.integer({ min: 1, max: 30 }), fc.constant(1e300)), { maxLength: 20 })),
  listName: optional(fc.oneof(listName, fc.constant('\0'))),
  symbol: optional(symbol),
  side: optional(fc.constantFrom(...ORDER_SIDES)),
  fileName: optional(word),
  fromMs: optional(fc.oneof(timestamp, fc.constant(1e300))),
  toMs: optional(fc.oneof(timestamp, fc.constant(1e300))),
});

export function serviceLine(log_message: string, timestamp_ms = 1_000): NewLogEntry {
  return serviceLogEntry({ timestamp: timestamp_ms, log_level: 'warning', file_name: 'trading', log_message });
}
