export type GateOutcome<Result> = { readonly kind: 'done'; readonly result: Result } | { readonly kind: 'busy' };

export type WorkGate = {
  run<Result>(work: () => Promise<Result>): Promise<GateOutcome<Result>>;
};

export type WorkGateOptions = {
  /** How many may work at the same time. */
  readonly concurrent: number;
  /** Maximum number of waiters. The next one gets `busy` at once. */
  readonly waiting: number;
};

/** Limits concurrent expensive work, such as password hashing, to protect memory and the thread pool. */
export function createWorkGate({ concurrent, waiting }: WorkGateOptions): WorkGate {
  let working = 0;
  const queue: (() => void)[] = [];

  async function enter(): Promise<void> {
    if (working < concurrent) {
      working += 1;
      return;
    }
    // The leaving task hands its place over, so `working` does not change.
    await new Promise<void>((resolve) => queue.push(resolve));
  }

  function leave(): void {
    const next = queue.shift();
    if (next === undefined) working -= 1;
    else next();
  }

  return {
    run: async (work) => {
      if (working >= concurrent && queue.length >= waiting) return { kind: 'busy' };
      await enter();
      try {
        return { kind: 'done', result: await work() };
      } finally {
        leave();
      }
    },
  };
}
