import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { eventToText } from '../journal/event-text.ts';
import { decidedIn } from '../kernel/events/decided-in.ts';
import { isFamilyEvent } from '../kernel/events/kernel-event.ts';
import type { Journal } from '../kernel/store/journal.ts';
import { openBusyDesk } from './testing/busy-desk.ts';

const STEPS = 800;

/** Keeps no event, only what all decisions together come to. */
class DecisionsJournal implements Journal {
  readonly #hash = createHash('sha256');
  #last = 0;
  decisions = 0;

  readonly append: Journal['append'] = async (batch) => {
    for (const { seq, event } of batch) {
      this.#last = seq;
      if (!isFamilyEvent(event) || decidedIn(event) === null) continue;
      this.decisions += 1;
      this.#hash.update(eventToText(event));
    }
  };

  readonly read: Journal['read'] = async () => [];
  readonly readOrder: Journal['readOrder'] = async () => [];
  readonly lastSeq: Journal['lastSeq'] = async () => this.#last;
  readonly prune: Journal['prune'] = async () => 0;
  readonly close: Journal['close'] = async () => undefined;

  digest(): string {
    return this.#hash.digest('hex').slice(0, 16);
  }
}

/**
 * What is only meant to be faster leaves every decision as it was, with its time, its random stream and its text. A
 * change that is meant to decide otherwise writes its own digest here.
 */
it('decides the same on a seeded desk, event for event, as when this was written', async () => {
  const journal = new DecisionsJournal();
  const desk = await openBusyDesk({ seed: 7, orders: 100, rate: 3, journal });
  for (let step = 0; step < STEPS; step += 1) await desk.step();
  expect({ decisions: journal.decisions, digest: journal.digest() }).toEqual({
    decisions: 604,
    digest: '346d9fa1e02ea884',
  });
}, 60_000);
