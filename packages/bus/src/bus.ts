export type BusMessage = {
  readonly topic: string;
  /** What the message is about, such as a user id. */
  readonly key: string;
  /** JSON: what arrives has been through it, whichever adapter carried it. */
  readonly payload: unknown;
};

export type BusHandler = (message: BusMessage) => void | Promise<void>;

/** Resolves when the handler is at rest and will not be called again; inside that handler, call it without waiting. */
export type Unsubscribe = () => Promise<void>;

/**
 * Publish and subscribe. Topics are words joined by dots; a pattern may hold `*` for one word and end in `>` for one or
 * more, as in NATS. A subscriber gets the messages of a topic one at a time in the order of their publication; an error
 * of its handler is reported to the adapter's onError and does not stop it.
 */
export type Bus = {
  /** Resolves when the bus has accepted the message; rejects with BusFullError, delivering nothing, when it cannot. */
  publish(topic: string, key: string, payload: unknown): Promise<void>;
  /** Once resolved, every later publication arrives. */
  subscribe(pattern: string, handler: BusHandler): Promise<Unsubscribe>;
  /**
   * Resolves when every handler is at rest. What was accepted and not yet handled is handled first by a bus that has
   * no memory, and kept for the next start by one that has.
   */
  close(): Promise<void>;
};

/** A subscriber is too slow for its bounded queue; nothing was delivered, so the publisher may try again. */
export class BusFullError extends Error {
  override readonly name = 'BusFullError';
}
