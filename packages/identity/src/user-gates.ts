import { createWorkGate, type GateOutcome, type WorkGate, type WorkGateOptions } from './work-gate.ts';

/** A gate for each user, so that one who asks for much waits for themselves alone. */
export class UserGates {
  readonly #options: WorkGateOptions;
  readonly #gates = new Map<number, { readonly gate: WorkGate; users: number }>();

  constructor(options: WorkGateOptions) {
    this.#options = options;
  }

  /** `busy` when too many of the user's own are waiting. */
  async run<Result>(userId: number, work: () => Promise<Result>): Promise<GateOutcome<Result>> {
    const own = this.#gates.get(userId) ?? { gate: createWorkGate(this.#options), users: 0 };
    this.#gates.set(userId, own);
    own.users += 1;
    try {
      return await own.gate.run(work);
    } finally {
      own.users -= 1;
      if (own.users === 0) this.#gates.delete(userId);
    }
  }
}
