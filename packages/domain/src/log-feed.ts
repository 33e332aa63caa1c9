/** What a page sends to start the event-log stream. */
export const EVENT_LOG_START_REQUEST = { snapshot_only: false } as const;

/** A day's log of a busy desk; older entries stay on the server. */
export const MAX_LOG_ENTRIES = 10_000;

/** The initial load replaces what was there, later ones append; the oldest fall out above the bound. */
export function applyLogLoad<Entry>(
  before: readonly Entry[],
  load: { readonly isInitial: boolean; readonly entries: readonly Entry[] },
  maxEntries = MAX_LOG_ENTRIES,
): readonly Entry[] {
  const all = load.isInitial ? load.entries : [...before, ...load.entries];
  return all.length > maxEntries ? all.slice(all.length - maxEntries) : all;
}
