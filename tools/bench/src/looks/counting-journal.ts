import { eventToText } from '@meridian/trading/journal/event-text';
import { decidedIn } from '@meridian/trading/kernel/events/decided-in';
import { isFamilyEvent } from '@meridian/trading/kernel/events/kernel-event';
import type { Journal } from '@meridian/trading/kernel/store/journal';

/** A journal that writes every event and keeps none, so that a long run needs no memory for it. */
export class CountingJournal implements Journal {
  #last = 0;
  events = 0;
  bytes = 0;
  /** Looks after which something changed. */
  decisions = 0;

  readonly append: Journal['append'] = async (batch) => {
    for (const { event } of batch) {
      this.bytes += eventToText(event).length;
      if (isFamilyEvent(event) && decidedIn(event) !== null) this.decisions += 1;
    }
    this.events += batch.length;
    this.#last = batch.at(-1)?.seq ?? this.#last;
  };

  readonly read: Journal['read'] = async () => [];
  readonly readOrder: Journal['readOrder'] = async () => [];
  readonly lastSeq: Journal['lastSeq'] = async () => this.#last;
  readonly prune: Journal['prune'] = async () => 0;
  readonly close: Journal['close'] = async () => undefined;
}
