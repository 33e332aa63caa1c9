/** What stands in an order's Trader column: the desk's name for a user, given by an administrator, never by the user. */

export const TRADER_ID_PATTERN = '^[A-Z][A-Z0-9]{1,11}$';
const TRADER_ID = new RegExp(TRADER_ID_PATTERN);
const NUMBERED = /^T\d+$/;

/** Users without one go by their number, which nobody else can have. */
export function traderIdOf(user: { readonly id: number; readonly trader_id: string | null }): string {
  return user.trader_id ?? `T${user.id}`;
}

/** Null where the id may be given to that user. */
export function traderIdProblem(traderId: string, userId: number): string | null {
  if (traderId === `T${userId}`) return null;
  if (!TRADER_ID.test(traderId)) return 'A trader id has 2 to 12 capital letters and digits, a letter first.';
  return NUMBERED.test(traderId) ? 'T with a number belongs to users who have no trader id yet.' : null;
}
