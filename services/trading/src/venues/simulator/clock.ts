/** The simulator's time: milliseconds since the first open, so that a seed gives the same world whenever it starts. */
export type Clock = { nowMs: number };
