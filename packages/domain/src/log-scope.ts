/** `parent`: about the fate of a parent order as a whole; `event`: everything else. The event log shows both. */
export const LOG_SCOPES = ['event', 'parent'] as const;

export type LogScope = (typeof LOG_SCOPES)[number];
