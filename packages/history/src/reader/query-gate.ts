export type QueryGate = { enter(): Promise<() => void> };

/** Limits running and waiting queries, because DuckDB shares its threads with file and name lookups. */
export function createQueryGate(maxRunning: number, maxWaiting: number): QueryGate {
  const waiting: (() => void)[] = [];
  let running = 0;
  const leave = () => {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  };
  /** Leaving several times counts once. */
  const leaveOnce = () => {
    let isLeft = false;
    return () => {
      if (isLeft) return;
      isLeft = true;
      leave();
    };
  };
  return {
    enter: async () => {
      if (running < maxRunning) {
        running += 1;
        return leaveOnce();
      }
      if (waiting.length >= maxWaiting) throw new Error(`${maxWaiting} history queries are waiting already`);
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
      return leaveOnce();
    },
  };
}
