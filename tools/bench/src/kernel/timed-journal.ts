import type { Journal } from '@meridian/trading/kernel/store/journal';

export type TimedJournal = {
  readonly journal: Journal;
  /** Since it was last asked. */
  readonly takeLongestMs: () => number;
};

/** Tells a commit that took long, which is the disk, from a thread that stood still. */
export function timedJournal(journal: Journal): TimedJournal {
  let longestMs = 0;
  const append: Journal['append'] = async (events) => {
    const beganMs = performance.now();
    await journal.append(events);
    longestMs = Math.max(longestMs, performance.now() - beganMs);
  };
  const takeLongestMs = (): number => {
    const taken = longestMs;
    longestMs = 0;
    return taken;
  };
  return { journal: { ...journal, append }, takeLongestMs };
}
