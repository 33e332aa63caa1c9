/** A cache of this age or older is stale. */
export const CACHE_STALE_AFTER_MS = 300_000;

export const MAX_ALERTS = 5;

/** The status of a destination or market-data vendor that is connected. */
export const CONNECTED_STATUS = 2;

/** The server's time zone when none is configured. */
export const DEFAULT_SERVER_TIME_ZONE = 'America/New_York';

export const RECONNECT_DELAY_MS = 5000;
export const PROGRESS_THROTTLE_MS = 2000;
export const NOTIFICATION_DELAY_MS = 1000;
export const NOTIFICATION_ID_LENGTH = 6;

export const DEFAULT_NODE_SOCKET_PORT = 5000;
export const DEFAULT_NODE_SOCKET_ADDRESS = `ws://localhost:${DEFAULT_NODE_SOCKET_PORT}`;

/** Stands for "no date" in stored schedules. */
export const SENTINEL_DATE = '9999-09-09';
