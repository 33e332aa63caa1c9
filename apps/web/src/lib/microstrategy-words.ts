/** The steps of the algorithms as texts. Unknown steps of a newer server are shown as received. */
const STEPS: Readonly<Record<string, string>> = {
  idle: 'Waiting',
  'passive-peg': 'Passive peg',
  'join-touch': 'Join the touch',
  'mid-peg': 'Mid peg',
  cross: 'Cross the spread',
  auction: 'Auction',
  dark: 'Dark',
  sweep: 'Sweep',
  hedge: 'Hedge',
};

/** From the most patient way of working to the most urgent. */
export const LADDER: readonly string[] = ['passive-peg', 'join-touch', 'mid-peg', 'cross'];

export function stepWords(step: string): string {
  return STEPS[step] ?? step;
}
