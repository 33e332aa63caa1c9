import type {
  DecisionEvent,
  FillEvent,
  PostedEvent,
  ReplayEvent,
  ReplayLane,
  ReplayLiquidity,
} from './replay-event.ts';

/** An own order at its venue, with what is left of it. */
export type OpenPosting = PostedEvent & { readonly leaves: number };

/** An order at one moment of its life. */
export type ReplayState = {
  readonly at_ms: number;
  readonly filled: number;
  /** Null before the first fill. */
  readonly average: number | null;
  readonly fills: number;
  readonly byLiquidity: Readonly<Record<ReplayLiquidity, number>>;
  /** Oldest first. */
  readonly open: readonly OpenPosting[];
  readonly decision: DecisionEvent | null;
  /** Number of decisions that differ from the one before. */
  readonly decisions: number;
  readonly lastFill: FillEvent | null;
  /** The newest news of the order itself. */
  readonly stage: string | null;
};

type Sum = { qty: number; value: number };

/** Plays events forward, and starts again to go back. Thousands of events take a millisecond. */
export class ReplayPlayer {
  readonly #events: readonly ReplayEvent[];
  readonly #open = new Map<number, { posted: PostedEvent; leaves: number }>();
  #sums: Record<ReplayLane, Sum> = noSums();
  #byLiquidity: Record<ReplayLiquidity, number> = noLiquidity();
  #next = 0;
  #atMs = Number.NEGATIVE_INFINITY;
  #fills = 0;
  #decisions = 0;
  #decision: DecisionEvent | null = null;
  #lastFill: FillEvent | null = null;
  #stage: string | null = null;

  constructor(events: readonly ReplayEvent[]) {
    this.#events = events;
  }

  /** Everything up to and including this moment has happened afterwards. */
  seek(atMs: number): void {
    if (atMs < this.#atMs) this.#restart();
    this.#atMs = atMs;
    for (let event = this.#events[this.#next]; event !== undefined; event = this.#events[this.#next]) {
      if (event.at_ms > atMs) return;
      this.#take(event);
      this.#next += 1;
    }
  }

  /** Number of events that have happened. */
  get happened(): number {
    return this.#next;
  }

  read(): ReplayState {
    const { own, near, far } = this.#sums;
    const pairs = Math.min(near.qty, far.qty);
    const filled = own.qty + pairs;
    const legValue = pairs === 0 ? 0 : pairs * (near.value / near.qty - far.value / far.qty);
    return {
      at_ms: this.#atMs,
      filled,
      average: filled === 0 ? null : (own.value + legValue) / filled,
      fills: this.#fills,
      byLiquidity: { ...this.#byLiquidity },
      open: Array.from(this.#open.values(), ({ posted, leaves }) => ({ ...posted, leaves })),
      decision: this.#decision,
      decisions: this.#decisions,
      lastFill: this.#lastFill,
      stage: this.#stage,
    };
  }

  #restart(): void {
    this.#open.clear();
    this.#sums = noSums();
    this.#byLiquidity = noLiquidity();
    this.#next = 0;
    this.#fills = 0;
    this.#decisions = 0;
    this.#decision = null;
    this.#lastFill = null;
    this.#stage = null;
  }

  #take(event: ReplayEvent): void {
    switch (event.kind) {
      case 'decision':
        if (isNewDecision(this.#decision, event)) this.#decisions += 1;
        this.#decision = event;
        return;
      case 'posted':
        this.#open.set(event.child, { posted: event, leaves: event.qty });
        return;
      case 'ended':
        this.#open.delete(event.child);
        return;
      case 'fill':
        this.#fill(event);
        return;
      case 'stage':
        this.#stage = event.text;
    }
  }

  #fill(event: FillEvent): void {
    const sum = this.#sums[event.lane];
    sum.qty += event.qty;
    sum.value += event.qty * event.price;
    this.#byLiquidity[event.liquidity] += event.qty;
    this.#fills += 1;
    this.#lastFill = event;
    const open = this.#open.get(event.child);
    if (open === undefined) return;
    open.leaves -= event.qty;
    if (open.leaves <= 0) this.#open.delete(event.child);
  }
}

/** A decision counts when the algorithm does something else, or for another reason. */
export function isNewDecision(before: DecisionEvent | null, after: DecisionEvent): boolean {
  return before === null || before.step !== after.step || before.reason !== after.reason;
}

/** The decisions that differ from the one before, oldest first. */
export function decisionsOf(events: readonly ReplayEvent[]): readonly DecisionEvent[] {
  const found: DecisionEvent[] = [];
  let before: DecisionEvent | null = null;
  for (const event of events) {
    if (event.kind !== 'decision') continue;
    if (isNewDecision(before, event)) found.push(event);
    before = event;
  }
  return found;
}

export function stateAt(events: readonly ReplayEvent[], atMs: number): ReplayState {
  const player = new ReplayPlayer(events);
  player.seek(atMs);
  return player.read();
}

function noSums(): Record<ReplayLane, Sum> {
  return { own: { qty: 0, value: 0 }, near: { qty: 0, value: 0 }, far: { qty: 0, value: 0 } };
}

function noLiquidity(): Record<ReplayLiquidity, number> {
  return { add: 0, mid: 0, remove: 0, auction: 0 };
}
