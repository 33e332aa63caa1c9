/** How a venue's invitations to firm up ended, over a recent period. */
export type FirmUpRecord = { readonly invitations: number; readonly firmUps: number };

const MIN_RATE = 0.7;
/** Fewer invitations are too few to judge a venue. */
const MIN_INVITATIONS = 10;

/** Whether conditional orders should leave a venue that invites but does not trade. */
export function isSuspendedForFirmUps({ invitations, firmUps }: FirmUpRecord): boolean {
  return invitations >= MIN_INVITATIONS && firmUps < MIN_RATE * invitations;
}
