import type { EventLogEntry } from '@meridian/domain/entities/event-log-entry';
import type { Cell, RowKey } from '@meridian/protocol/live/subscription-messages';
import type { EventLogStore } from '@meridian/storage/event-log/event-log-store';
import type { StoredLogEntry } from '@meridian/storage/event-log/log-entry';
import { type LogFilter, logMatcher } from '@meridian/storage/event-log/log-filter';
import type { TopicSources } from '../live/topic-hub.ts';
import type { RowChanged, TopicScope, TopicSource, TopicView } from '../live/topic-source.ts';
import type { LogWindow } from './log-window.ts';

export type LogTopicOptions = {
  readonly window: LogWindow;
  readonly store: Pick<EventLogStore, 'before'>;
  readonly onError: (error: unknown) => void;
};

const LOG_FIELDS = [
  'timestamp',
  'log_level',
  'list_name',
  'numeric_id',
  'symbol',
  'side',
  'size',
  'file_name',
  'log_message',
] as const satisfies readonly (keyof EventLogEntry)[];

/** Maximum number of entries read that are older than the window. */
const MAX_OLDER = 1_000;

/** `event_log` has every entry that the user may see, `parent_log` those about whole parent orders. */
export function logTopicSources(options: LogTopicOptions): TopicSources {
  return {
    event_log: logTopicSource(options, {}),
    parent_log: logTopicSource(options, { scope: 'parent' }),
  };
}

function logTopicSource(options: LogTopicOptions, only: Pick<LogFilter, 'scope'>): TopicSource {
  return {
    fields: ['id', ...LOG_FIELDS],
    scope: 'accounts',
    open: (params, scope, changed) => openView(options, { ...only, ...filterOf(params, scope) }, params, changed),
  };
}

function filterOf({ parent_order_numeric_ids: ids }: Readonly<Record<string, unknown>>, scope: TopicScope): LogFilter {
  return { visibleTo: [scope], ...(Array.isArray(ids) ? { numericIds: ids.map(Number) } : {}) };
}

function openView(
  { window, store, onError }: LogTopicOptions,
  filter: LogFilter,
  { snapshot_only }: Readonly<Record<string, unknown>>,
  changed: RowChanged,
): TopicView {
  const isShown = logMatcher(filter);
  const older = new Map<RowKey, StoredLogEntry>();
  const isOfOrders = filter.numericIds !== undefined;
  let isOpen = true;

  /** Loads entries of the orders from before the window, which other orders may have filled. */
  async function loadOlder(): Promise<void> {
    const entries = await store.before(filter, window.missingUpTo + 1, MAX_OLDER);
    if (!isOpen) return;
    for (const entry of entries.toReversed()) {
      older.set(entry.id, entry);
      changed(entry.id);
    }
  }

  const find = (key: RowKey): StoredLogEntry | undefined => {
    const entry = window.get(Number(key)) ?? older.get(key);
    return entry !== undefined && isShown(entry) ? entry : undefined;
  };
  const unsubscribe = window.subscribe(({ added, removed }) => {
    for (const entry of removed.filter(isShown)) {
      if (isOfOrders && older.size < MAX_OLDER) older.set(entry.id, entry);
      else if (snapshot_only !== true) changed(entry.id);
    }
    if (snapshot_only === true) return;
    for (const entry of added.filter(isShown)) changed(entry.id);
  });
  if (isOfOrders && window.missingUpTo > 0) void loadOlder().catch(onError);
  return {
    keys: () => [...older.keys(), ...window.ids()].filter((key) => find(key) !== undefined),
    row: (key) => rowOf(find(key)),
    close: () => {
      isOpen = false;
      unsubscribe();
    },
  };
}

function rowOf(entry: StoredLogEntry | undefined): readonly Cell[] | undefined {
  return entry && [entry.id, ...LOG_FIELDS.map((field) => entry[field])];
}
