import type { BusHandler, BusMessage } from './bus.ts';

export type SubscriptionQueue = {
  readonly isFull: boolean;
  push(message: BusMessage): void;
  /** Resolves when everything pushed so far was handled. */
  drain(): Promise<void>;
  /** Drops waiting messages. Resolves when the handler is idle. */
  end(): Promise<void>;
};

/**
 * The bounded queue of one subscriber. Messages are handled one at a time, in order; an error is reported and does not
 * stop the queue.
 */
export function createSubscriptionQueue(
  handler: BusHandler,
  limit: number,
  onError: (error: unknown, message: BusMessage) => void,
): SubscriptionQueue {
  let waiting: BusMessage[] = [];
  let working: Promise<void> = Promise.resolve();
  let isWorking = false;
  let isEnded = false;
  let unhandled = 0;
  const work = async (): Promise<void> => {
    // Handlers never run inside the publisher's call.
    await Promise.resolve();
    while (waiting.length > 0) {
      // Takes the whole batch, because shifting single items from a long array is slow.
      const batch = waiting;
      waiting = [];
      for (const message of batch) {
        if (isEnded) return;
        await handleOne(handler, message, onError);
        unhandled -= 1;
      }
    }
    isWorking = false;
  };
  return {
    get isFull() {
      return unhandled >= limit;
    },
    push: (message) => {
      if (isEnded) return;
      waiting.push(message);
      unhandled += 1;
      if (isWorking) return;
      isWorking = true;
      working = work();
    },
    drain: () => working,
    end: () => {
      isEnded = true;
      waiting = [];
      return working;
    },
  };
}

/** Calls the handler and reports its error, so that a bad message does not stop the queue. */
export async function handleOne(
  handler: BusHandler,
  message: BusMessage,
  onError: (error: unknown, message: BusMessage) => void,
): Promise<void> {
  try {
    await handler(message);
  } catch (error) {
    onError(error, message);
  }
}
