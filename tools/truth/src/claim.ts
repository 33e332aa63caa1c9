/** What must be true: a figure, and the range that it has to lie in. */
export type Claim = {
  readonly name: string;
  /** From where to where it is true, both included. */
  readonly expected: { readonly low: number; readonly high: number };
  readonly seen: number;
  readonly unit: string;
  /** How many things were looked at; too few of them prove nothing. */
  readonly count: number;
  /** Where the true figure lies with 95 % certainty, for what is counted out of few: then it must reach the range. */
  readonly certain?: { readonly low: number; readonly high: number };
};

/** A short look is part of every test run, a long one is for the table. */
export type Length = 'short' | 'long';

export type Say = (line: string) => void;

/** Lives through something and says what it saw, from the tape and the venues' reports alone. */
export type Witness = {
  readonly name: string;
  readonly about: string;
  see(length: Length, say: Say): Promise<readonly Claim[]>;
};

export function isHeld({ seen, expected, count, certain = { low: seen, high: seen } }: Claim): boolean {
  return count > 0 && certain.high >= expected.low && certain.low <= expected.high;
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
