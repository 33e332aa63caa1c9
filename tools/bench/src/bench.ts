/** What a figure must hold; without one it is for information. */
export type Budget = { readonly bound: 'at most' | 'at least'; readonly value: number };

/** The same measured in the same run with what one would pick instead. */
export type Instead = { readonly what: string; readonly value: number };

export type Figure = {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly budget?: Budget;
  readonly instead?: Instead;
};

export type Say = (line: string) => void;

export type BenchOptions = {
  /** Writes a profile of every thread, for benches of the whole product. */
  readonly isProfiling: boolean;
  /** Takes less time: without loads that have no goal, or for a shorter while. */
  readonly isShort: boolean;
};

/** One measurement, by the name it is asked for with. */
export type Bench = {
  readonly name: string;
  readonly about: string;
  run(say: Say, options: BenchOptions): Promise<readonly Figure[]>;
};

export function isHeld({ value, budget }: Figure): boolean {
  if (budget === undefined) return true;
  return budget.bound === 'at most' ? value <= budget.value : value >= budget.value;
}
