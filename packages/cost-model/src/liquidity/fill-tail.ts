/** One past order in a dark venue; filled to the end it only says that there was at least as much. */
export type DarkFill = { readonly submittedLots: number; readonly filledLots: number };

/** Up to and including `upToLots`, from where the step before ended, the venue has so much with this probability. */
export type TailStep = { readonly upToLots: number; readonly probability: number };

/** Falling steps; beyond the last one there is nothing. */
export type FillTail = readonly TailStep[];

/** How far beyond what it has ever been asked a venue is trusted, so that its limit is found out. */
export const DEFAULT_EXPLORE_LOTS = 1;

/** The chance that a venue holds at least so many lots, by Kaplan and Meier from fills that our own size censored. */
export function fillTail(fills: readonly DarkFill[], exploreLots = DEFAULT_EXPLORE_LOTS): FillTail {
  const seen = fills
    .filter(({ submittedLots, filledLots }) => submittedLots > 0 && filledLots >= 0)
    .map(({ submittedLots, filledLots }) => ({ submittedLots, filledLots: Math.min(filledLots, submittedLots) }));
  const exhausted = seen.filter(({ submittedLots, filledLots }) => filledLots < submittedLots);
  const amounts = [...new Set(exhausted.map(({ filledLots }) => filledLots))].sort((a, b) => a - b);
  const steps: TailStep[] = [];
  let probability = 1;
  for (const amount of amounts) {
    if (amount > 0) steps.push({ upToLots: amount, probability });
    const atRisk = seen.filter((fill) => fill.submittedLots > amount && fill.filledLots >= amount).length;
    const ended = exhausted.filter((fill) => fill.filledLots === amount).length;
    probability *= 1 - ended / atRisk;
  }
  if (probability > 0) {
    const largest = seen.reduce((most, fill) => Math.max(most, fill.filledLots), 0);
    steps.push({ upToLots: largest + exploreLots, probability });
  }
  return steps;
}

/** The chance that the venue holds at least `lots`. */
export function tailProbability(tail: FillTail, lots: number): number {
  if (!(lots > 0)) return 1;
  return tail.find((step) => lots <= step.upToLots)?.probability ?? 0;
}
