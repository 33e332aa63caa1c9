import type { Maybe } from './maybe.ts';

export const TOO_MANY_CONNECTIONS = 'User exceeded allowed number of connections.';

/** "Too many connections" is not a wrong password, so the sign-in does not count as failed. */
export function marksAuthFailed(errorReason: Maybe<string>): boolean {
  const reason = errorReason?.trim() ?? '';
  return reason !== '' && reason !== TOO_MANY_CONNECTIONS;
}

/** 403 means denied. Any other failure keeps the previous value. */
export function marketImpactPermit(status: number, before: boolean): boolean {
  if (status === 403) return false;
  return status >= 200 && status < 300 ? true : before;
}
