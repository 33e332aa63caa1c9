export type LooksJob = {
  readonly orders: number;
  readonly rate: number;
  /** Seconds of the desk: until it has its orders, and those that are measured. */
  readonly fillSeconds: number;
  readonly seconds: number;
};

export type LooksMeasured = {
  /** Orders with a child order that a venue has accepted. */
  readonly working: number;
  /** Of 10,000 of them, those below their floor by more than a twentieth, on average. */
  readonly behind: number;
  readonly looks: number;
  /** Milliseconds of the looks by the clock and at moved markets with what came of them, and how many these are. */
  readonly lookMs: number;
  readonly timedLooks: number;
  readonly decisions: number;
  readonly events: number;
  readonly bytes: number;
  /** Processor time of the thread in milliseconds, and of its parts. */
  readonly threadMs: number;
  readonly partMs: ReadonlyMap<string, number>;
};
