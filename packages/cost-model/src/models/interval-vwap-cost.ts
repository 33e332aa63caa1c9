/**
 * The cost against interval VWAP. The market trades at the same impacted mid, so the common impact cancels, and our own
 * trades are part of that VWAP.
 */
export function intervalVwapCost(participation: number, spreadCost: number, instantaneousTemporary: number): number {
  return (1 - participation) * (spreadCost + instantaneousTemporary);
}
