/** The engine's clock. It can be taken back to hours that are still to be lived; until it is let go it stands as set. */
export class EngineClock {
  readonly #machineMs: () => number;
  #setMs: number | null = null;

  constructor(machineMs: () => number) {
    this.#machineMs = machineMs;
  }

  readonly nowMs = (): number => this.#setMs ?? this.#machineMs();

  /** Never beyond the machine's own clock. */
  set(ms: number): void {
    this.#setMs = Math.min(ms, this.#machineMs());
  }

  /** How far it is behind. */
  get behindMs(): number {
    return this.#machineMs() - this.nowMs();
  }

  letGo(): void {
    this.#setMs = null;
  }
}
