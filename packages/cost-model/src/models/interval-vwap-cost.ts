/**
 * The cost against the interval's VWAP: the market prints at the same impacted mid, so what both pay cancels,
 * and our own prints are a part of that VWAP.
 */
export function intervalVwapCost(participation: number, spreadCost: number, instantaneousTemporary: number): number {
  return (1 - participation) * (spreadCost + instantaneousTemporary);
}
