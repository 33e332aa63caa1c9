/** What a page sends to start the event-log stream. */
export const EVENT_LOG_START_REQUEST = { snapshot_only: false } as const;

/** A day's log of a busy desk; older entries stay on the server. */
export const MAX_LOG_ENTRIES = 10_000;
