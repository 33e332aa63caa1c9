/** The input of the engine's thread: plain data that can be posted. */
export type EngineJob = {
  readonly databaseUrl: string;
  readonly serverTimeZone: string;
  /** What the world of the thread's program is told. */
  readonly world: unknown;
  /** How long venues may report child orders after a restart, before a person decides. */
  readonly inDoubtMs?: number;
  /** `<DATA_DIR>/history`, where finished days are stored for reports. Nothing is stored without it. */
  readonly historyDir?: string;
  /** The machine's name in reports. `ALGO-1` by default. */
  readonly machineName?: string;
};
