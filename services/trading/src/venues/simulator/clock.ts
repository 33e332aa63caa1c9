/** The simulator's time in milliseconds since the first open. A seed gives the same world whenever it starts. */
export type Clock = { nowMs: number };
