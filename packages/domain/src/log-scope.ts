/** `parent` entries concern a whole parent order, `event` entries anything else. The event log shows both. */
export const LOG_SCOPES = ['event', 'parent'] as const;

export type LogScope = (typeof LOG_SCOPES)[number];
