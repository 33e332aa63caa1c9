/** Somebody whose snapshot has parts left. */
export type PartSender = {
  readonly userId: number;
  /** Sends one part. `waiting`: the client reads too slowly and is asked again at the next flush. */
  sendPart(): 'more' | 'waiting' | 'done';
};

/**
 * Sends large snapshots part by part, one in a turn of the event loop, and users in turn. So one user who asks for much
 * delays neither orders nor another user's rows.
 */
export class SnapshotQueue {
  readonly #byUser = new Map<number, Set<PartSender>>();
  readonly #defer: (run: () => void) => void;
  #isScheduled = false;

  constructor(defer: (run: () => void) => void) {
    this.#defer = defer;
  }

  add(sender: PartSender): void {
    const senders = this.#byUser.get(sender.userId) ?? new Set();
    this.#byUser.set(sender.userId, senders.add(sender));
    this.#schedule();
  }

  remove(sender: PartSender): void {
    const senders = this.#byUser.get(sender.userId);
    senders?.delete(sender);
    if (senders?.size === 0) this.#byUser.delete(sender.userId);
  }

  #schedule(): void {
    if (this.#isScheduled || this.#byUser.size === 0) return;
    this.#isScheduled = true;
    this.#defer(() => {
      this.#isScheduled = false;
      this.#turn();
      this.#schedule();
    });
  }

  #turn(): void {
    for (const [userId, senders] of this.#byUser) {
      // To the end of the row, behind the other users.
      this.#byUser.delete(userId);
      this.#byUser.set(userId, senders);
      for (const sender of senders) {
        this.remove(sender);
        if (sender.sendPart() === 'more') this.add(sender);
        return;
      }
      return;
    }
  }
}
