/** The request that starts the event-log stream. */
export const EVENT_LOG_START_REQUEST = { snapshot_only: false } as const;

/** About one day's log of a busy desk. Older entries stay on the server. */
export const MAX_LOG_ENTRIES = 10_000;
