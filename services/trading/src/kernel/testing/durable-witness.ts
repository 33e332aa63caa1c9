import type { Journal } from '../store/journal.ts';
import { createMemoryJournal } from '../../journal/testing/memory-journal.ts';
import type { KernelEvent } from '../events/kernel-event.ts';
import { ScriptedVenue } from './scripted-venue.ts';

/** A journal whose commits a test can hold up, and that knows what is durable. */
export class DurableWitness {
  readonly journal: Journal;
  readonly #inner = createMemoryJournal({ beforeCommit: () => this.#gate.promise });
  readonly #durable = new Set<string>();
  #gate = Promise.withResolvers<void>();
  #isHeld = false;

  constructor() {
    this.#gate.resolve();
    this.journal = {
      ...this.#inner,
      append: async (events) => {
        await this.#inner.append(events);
        for (const { event } of events) this.#durable.add(factOf(event));
      },
    };
  }

  get isHeld(): boolean {
    return this.#isHeld;
  }

  hold(): void {
    if (this.#isHeld) return;
    this.#isHeld = true;
    this.#gate = Promise.withResolvers<void>();
  }

  letGo(): void {
    this.#isHeld = false;
    this.#gate.resolve();
  }

  /** Throws when something happened before it was durable. */
  mustBeDurable(fact: string): void {
    if (!this.#durable.has(fact)) throw new Error(`${fact} happened before it was durable`);
  }
}

function factOf(event: KernelEvent): string {
  if (event.kind === 'CommandAnswered') return `answer ${event.commandId}`;
  return 'childId' in event ? `${event.kind} ${event.childId}` : event.kind;
}

/** A venue that refuses anything that is not durable. */
export class WitnessedVenue extends ScriptedVenue {
  readonly #witness: DurableWitness;

  constructor(nowMs: () => number, witness: DurableWitness) {
    super(nowMs);
    this.#witness = witness;
  }

  override submit(order: Parameters<ScriptedVenue['submit']>[0]): void {
    this.#witness.mustBeDurable(`ChildCreated ${order.childId}`);
    super.submit(order);
  }

  override cancel(childId: number): void {
    this.#witness.mustBeDurable(`ChildCancelRequested ${childId}`);
    super.cancel(childId);
  }
}
