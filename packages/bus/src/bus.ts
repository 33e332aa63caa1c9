export type BusMessage = {
  readonly topic: string;
  /** The subject of the message, such as a user id. */
  readonly key: string;
  /** A JSON value. Every adapter serialises it. */
  readonly payload: unknown;
};

export type BusHandler = (message: BusMessage) => void | Promise<void>;

/**
 * Resolves when the handler is idle and will not be called again. A handler that unsubscribes itself must not wait for
 * it.
 */
export type Unsubscribe = () => Promise<void>;

/**
 * Publish and subscribe. Topics are words joined by dots. A pattern may contain `*` for one word and end in `>` for one
 * or more, as in NATS. A subscriber gets the messages of a topic one at a time, in order of publication. A handler's
 * error goes to the adapter's onError and does not stop the subscription.
 */
export type Bus = {
  /**
   * Resolves when the bus has accepted the message. Rejects with BusFullError, without delivering to anybody, when a
   * queue is full.
   */
  publish(topic: string, key: string, payload: unknown): Promise<void>;
  /** After it resolves, every later message arrives. */
  subscribe(pattern: string, handler: BusHandler): Promise<Unsubscribe>;
  /**
   * Resolves when all handlers are idle. A bus without storage first handles all accepted messages; a durable bus keeps
   * them for the next start.
   */
  close(): Promise<void>;
};

/** A subscriber is too slow for its bounded queue. Nothing was delivered, so the publisher may retry. */
export class BusFullError extends Error {
  override readonly name = 'BusFullError';
}
