/** Forty times a second: fast enough for fills, and cheap. */
export const STEP_MS = 25;

export type SteppingOptions = {
  /** The parts of a step, in their order. Each is told which beat of the clock the step is for. */
  readonly parts: readonly ((beat: number) => void)[];
  readonly everyMs: number;
  readonly nowMs: () => number;
};

/**
 * Goes through the parts again and again, about so often. Whatever arrived is heard between two parts, so that a command
 * on a full desk waits for one part and not for a whole step.
 */
export class Stepping {
  readonly #options: SteppingOptions;
  readonly #beganMs: number;
  readonly #timer: NodeJS.Timeout;
  #next: NodeJS.Immediate | null = null;

  constructor(options: SteppingOptions) {
    this.#options = options;
    this.#beganMs = options.nowMs();
    this.#timer = setInterval(() => this.#step(), options.everyMs);
  }

  stop(): void {
    clearInterval(this.#timer);
    if (this.#next !== null) clearImmediate(this.#next);
    this.#next = null;
  }

  #step(): void {
    const { everyMs, nowMs } = this.#options;
    if (this.#next === null) this.#run(0, Math.floor((nowMs() - this.#beganMs) / everyMs));
  }

  #run(at: number, beat: number): void {
    const { parts } = this.#options;
    parts[at]?.(beat);
    this.#next = at + 1 < parts.length ? setImmediate(() => this.#run(at + 1, beat)) : null;
  }
}
