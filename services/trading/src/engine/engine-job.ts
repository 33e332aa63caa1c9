/** All that the engine's thread is told; plain data, because it crosses into the thread. */
export type EngineJob = {
  readonly databaseUrl: string;
  readonly serverTimeZone: string;
  /** What the world of the thread's program is told. */
  readonly world: unknown;
  /** How long venues may say what became of child orders after a restart, before a person decides. */
  readonly inDoubtMs?: number;
  /** `<DATA_DIR>/history`, where days that are over are kept for reports; none are kept without it. */
  readonly historyDir?: string;
  /** What reports call the machine that works the orders; `ALGO-1` where nobody says. */
  readonly machineName?: string;
};
