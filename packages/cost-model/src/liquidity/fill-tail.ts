/** A past order in a dark venue. A complete fill says only that there was at least as much. */
export type DarkFill = { readonly submittedLots: number; readonly filledLots: number };

/** The probability that the venue has up to `upToLots` lots, from the end of the previous step. */
export type TailStep = { readonly upToLots: number; readonly probability: number };

/** Descending steps. The probability is zero beyond the last one. */
export type FillTail = readonly TailStep[];

/** What past orders say about a venue, before the step that explores its limit. */
export type FillCurve = { readonly steps: FillTail; readonly largestLots: number; readonly probability: number };

/**
 * The curve with a last step so far beyond the largest fill, to explore the venue's limit, unless the venue has shown
 * it.
 */
export function exploredTail({ steps, largestLots, probability }: FillCurve, exploreLots: number): FillTail {
  return probability > 0 ? [...steps, { upToLots: largestLots + exploreLots, probability }] : steps;
}

/**
 * The probability that a venue has at least so many lots: a Kaplan–Meier estimate, because our own size censors fills.
 */
export function fillCurve(fills: readonly DarkFill[]): FillCurve {
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
  const largestLots = seen.reduce((most, fill) => Math.max(most, fill.filledLots), 0);
  return { steps, largestLots, probability };
}

/** The chance that the venue holds at least `lots`. */
export function tailProbability(tail: FillTail, lots: number): number {
  if (!(lots > 0)) return 1;
  return tail.find((step) => lots <= step.upToLots)?.probability ?? 0;
}
