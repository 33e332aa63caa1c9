import { type Rng, seededRng } from '@meridian/cost-model/sfc32';
import type { DestinationReference } from '../../../reference/destination.ts';
import type { ConnectionState } from '../../connection-port.ts';
import type { VenueReport } from '../../venue-port.ts';
import type { Clock } from '../clock.ts';
import type { TimerQueue } from '../timer-queue.ts';

const DEGRADED_SLOWDOWN = 40;
const DEGRADED_REFUSALS = 0.05;
const DEGRADED_REPEATS = 0.05;
/** Reports that wait for a lost session. A broker keeps no more either. */
const MAX_HELD_REPORTS = 100_000;

/** The line to a broker and back. It keeps the order of messages, delays them, and may degrade or drop. */
export class DestinationLink {
  readonly reference: DestinationReference;
  state: ConnectionState = 'connected';
  sinceMs: number;
  readonly #clock: Clock;
  readonly #timers: TimerQueue;
  readonly #rng: Rng;
  readonly #deliver: (report: VenueReport) => void;
  #lastArrivalMs = -Infinity;
  #lastDeliveryMs = -Infinity;
  #held: VenueReport[] = [];
  #questions: (() => () => void)[] = [];

  constructor(
    reference: DestinationReference,
    clock: Clock,
    timers: TimerQueue,
    seed: string,
    deliver: (report: VenueReport) => void,
  ) {
    this.reference = reference;
    this.#clock = clock;
    this.#timers = timers;
    this.#rng = seededRng(seed, `link ${reference.name}`);
    this.#deliver = deliver;
    this.sinceMs = clock.nowMs;
  }

  get isUp(): boolean {
    return this.state === 'connected' || this.state === 'degraded';
  }

  get latencyMs(): number {
    return this.reference.latencyMs * (this.state === 'degraded' ? DEGRADED_SLOWDOWN : 1);
  }

  /** A degraded broker rejects some orders. */
  refusesNow(): boolean {
    return this.state === 'degraded' && this.#rng.unit() < DEGRADED_REFUSALS;
  }

  /** Carries a message to the venue. Messages never overtake one another. */
  carry(arrive: () => void): void {
    this.#lastArrivalMs = Math.max(this.#lastArrivalMs, this.#clock.nowMs + this.latencyMs);
    this.#timers.at(this.#lastArrivalMs, arrive);
  }

  /** Carries a report back. While the session is down the report waits. */
  report(report: VenueReport): void {
    if (!this.isUp) {
      if (this.#held.length >= MAX_HELD_REPORTS) throw new Error(`${this.reference.name} holds too many reports`);
      this.#held.push(report);
      return;
    }
    this.#send(report);
    if (this.state === 'degraded' && report.kind === 'filled' && this.#rng.unit() < DEGRADED_REPEATS)
      this.#send(report);
  }

  /**
   * Carries a question there and its answer back, after earlier reports. A lost session drops it, and the desk asks
   * again.
   */
  ask(question: () => () => void): void {
    if (!this.isUp) {
      this.#questions.push(question);
      return;
    }
    this.carry(() => {
      const answer = question();
      this.#back(() => (this.isUp ? answer() : this.ask(question)));
    });
  }

  /** Reports at once, without the broker, that it cannot be reached. */
  answerLocally(report: VenueReport): void {
    this.#timers.at(this.#clock.nowMs, () => this.#deliver(report));
  }

  set(state: ConnectionState): void {
    this.state = state;
    this.sinceMs = this.#clock.nowMs;
    if (!this.isUp) return;
    const waiting = this.#held;
    this.#held = [];
    for (const report of waiting) this.#send(report);
    const questions = this.#questions;
    this.#questions = [];
    for (const question of questions) this.ask(question);
  }

  #send(report: VenueReport): void {
    this.#back(() => {
      // The session may have dropped while the report was travelling.
      if (this.isUp) this.#deliver(report);
      else this.report(report);
    });
  }

  #back(deliver: () => void): void {
    this.#lastDeliveryMs = Math.max(this.#lastDeliveryMs, this.#clock.nowMs + this.latencyMs);
    this.#timers.at(this.#lastDeliveryMs, deliver);
  }
}
