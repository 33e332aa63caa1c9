export { MAX_ALERTS } from '@meridian/domain/constants';
export { TOO_MANY_CONNECTIONS } from '@meridian/domain/login-error';

/** Raised when old clients can no longer understand the server. New optional fields do not raise it. */
export const LIVE_PROTOCOL_VERSION = 1;

export const MAX_FRAME_BYTES = 1_048_576;

export const LOGIN_TIMEOUT_MS = 15_000;
/** The server sends at least this often. The client gives up after the second time. */
export const HEARTBEAT_INTERVAL_MS = 5_000;
export const MAX_SILENCE_MS = 15_000;

export const FLUSH_INTERVAL_MS = 100;

/** Above this many unsent bytes a connection gets no more rows until it has read some. */
export const SKIP_ABOVE_BYTES = 1_048_576;
/** A connection that reads nothing for this long while bytes are pending is dropped. */
export const DROP_AFTER_MS = 10_000;

export const MAX_SUBSCRIPTIONS = 64;
/** Maximum rows that a page names as those on its screen. */
export const MAX_ROWS_IN_VIEW = 200;
export const MAX_PARENT_IDS = 1_000;
/** Maximum orders of one list, so that its frame stays within its bound. */
export const MAX_LIST_ORDERS = 1_000;

/** The close code after a session_error. The client does not reconnect by itself. */
export const CLOSE_SESSION_ERROR = 4001;
