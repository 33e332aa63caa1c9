/** What must be true: a figure, and the range that it has to lie in. */
export type Claim = {
  readonly name: string;
  /** From where to where it is true, both included. */
  readonly expected: { readonly low: number; readonly high: number };
  readonly seen: number;
  readonly unit: string;
  /** How many things were looked at; too few of them prove nothing. */
  readonly count: number;
  /** Where the true figure lies with 95 % certainty, for what is counted out of few. */
  readonly certain?: { readonly low: number; readonly high: number };
  /** From how many on the figure itself is judged. Fewer can only show that it is wrong. */
  readonly enough?: number;
};

export type Verdict = 'true' | 'FALSE' | 'too few to tell';

/** A short look is part of every test run, a long one is for the table. */
export type Length = 'short' | 'long';

/** How to look: from which seed on, and with how many threads. */
export type Look = {
  readonly length: Length;
  readonly seed: number;
  readonly threads: number;
  /** The strategies of the desk's orders; null for all of them. */
  readonly only: readonly string[] | null;
};

export type Say = (line: string) => void;

/** Lives through something and says what it saw, from the tape and the venues' reports alone. */
export type Witness = {
  readonly name: string;
  readonly about: string;
  see(look: Look, say: Say): Promise<readonly Claim[]>;
};

function isIn(value: number, { low, high }: Claim['expected']): boolean {
  return value >= low && value <= high;
}

/** Whether chance may have kept the figure off its range. */
function mayReach({ expected, seen, certain = { low: seen, high: seen } }: Claim): boolean {
  return certain.high >= expected.low && certain.low <= expected.high;
}

export function verdictOf(claim: Claim): Verdict {
  const { seen, expected, count, certain, enough = 1 } = claim;
  if (count >= enough) return isIn(seen, expected) ? 'true' : 'FALSE';
  if (count === 0 || !mayReach(claim)) return 'FALSE';
  const isCertain = certain !== undefined && isIn(certain.low, expected) && isIn(certain.high, expected);
  return isCertain ? 'true' : 'too few to tell';
}

/** Whether more of the same would tell more: too few so far, or a figure beyond its range that chance may explain. */
export function needsMore(claim: Claim): boolean {
  const verdict = verdictOf(claim);
  return verdict === 'too few to tell' || (verdict === 'FALSE' && claim.certain !== undefined && mayReach(claim));
}

export function atMost(high: number): Claim['expected'] {
  return { low: -Infinity, high };
}

export function atLeast(low: number): Claim['expected'] {
  return { low, high: Infinity };
}

export function between(low: number, high: number): Claim['expected'] {
  return { low, high };
}
