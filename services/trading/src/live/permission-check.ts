import type { CallAccess } from '@meridian/protocol/rest/rest-call';
import type { User } from '@meridian/protocol/rest/identity-schemas';

/** For what a signed-in user asks: `user` is all of them, else the named flag. */
export function isAllowed(user: User, access: CallAccess): boolean {
  return access === 'user' || access === 'public' || access === 'unverified' || user[access];
}
