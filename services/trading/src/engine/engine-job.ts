/** How much of a demo world there is. */
export type DemoScale = {
  /** Parent orders that should be active at a time. */
  readonly orders?: number;
  /** New parent orders a second. */
  readonly rate?: number;
};

/** All that the engine's thread is told; plain data, because it crosses into the thread. */
export type EngineJob = {
  readonly databaseUrl: string;
  readonly seed: number;
  readonly serverTimeZone: string;
  /** Null: nobody sends orders but the users. */
  readonly demo: DemoScale | null;
  /** `<DATA_DIR>/history`, where days that are over are kept for reports; none are kept without it. */
  readonly historyDir?: string;
};
