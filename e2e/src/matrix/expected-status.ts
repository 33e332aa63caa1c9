import type { RestCall } from '@meridian/protocol/rest/rest-call';
import type { Credentials } from './callers.ts';

/** What the access rule of a call gives a caller: in, or the status that keeps it out. */
export function expectedRefusal(call: RestCall, { tokens, user, isVerified }: Credentials): 401 | 403 | null {
  if (call.access === 'public') return null;
  const token = call.service === 'main' ? tokens.main : tokens.marketIntelligence;
  if (token === null || user === null) return 401;
  if (call.access === 'unverified') return null;
  if (!isVerified) return 401;
  if (call.marketData === 'required' && user['market_data_permit'] !== true) return 403;
  return call.access === 'user' || user[call.access] === true ? null : 403;
}
