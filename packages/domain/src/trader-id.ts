/** The trader id on orders. An administrator sets it, never the user. */

export const TRADER_ID_PATTERN = '^[A-Z][A-Z0-9]{1,11}$';
const TRADER_ID = new RegExp(TRADER_ID_PATTERN);
const NUMBERED = /^T\d+$/;

/** Users without a trader id use their number, which is unique. */
export function traderIdOf(user: { readonly id: number; readonly trader_id: string | null }): string {
  return user.trader_id ?? `T${user.id}`;
}

/** Null when the user may have this id. */
export function traderIdProblem(traderId: string, userId: number): string | null {
  if (traderId === `T${userId}`) return null;
  if (!TRADER_ID.test(traderId)) return 'A trader id has 2 to 12 capital letters and digits, a letter first.';
  return NUMBERED.test(traderId) ? 'T with a number belongs to users who have no trader id yet.' : null;
}
