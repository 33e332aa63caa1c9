import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Bus, BusHandler, BusMessage } from '../bus.ts';

/** A connected publisher and subscriber. An in-process adapter returns the same bus twice. */
export type BusPair = {
  readonly publisher: Bus;
  readonly subscriber: Bus;
  readonly errors: readonly unknown[];
};

/** The contract of every bus. */
export function describeBusContract(name: string, connect: () => Promise<BusPair>): void {
  describe(`bus: ${name}`, () => {
    let pair: BusPair;

    beforeEach(async () => {
      pair = await connect();
    });

    afterEach(async () => {
      await pair.subscriber.close();
      await pair.publisher.close();
    });

    deliveryRules(() => pair);
    failureRules(() => pair);
    endingRules(() => pair);
  });
}

type Collector = {
  readonly handler: BusHandler;
  readonly messages: BusMessage[];
  /** Resolves when this many messages have arrived. */
  readonly reached: (count: number) => Promise<void>;
};

function collector(): Collector {
  const messages: BusMessage[] = [];
  const waiters: { readonly count: number; readonly resolve: () => void }[] = [];
  return {
    messages,
    handler: (message) => {
      messages.push(message);
      for (const { count, resolve } of waiters) if (messages.length >= count) resolve();
    },
    reached: (count) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      waiters.push({ count, resolve });
      if (messages.length >= count) resolve();
      return promise;
    },
  };
}

function deliveryRules(pair: () => BusPair): void {
  test('a message arrives with its topic, key and payload as JSON leaves it', async () => {
    const { handler, messages, reached } = collector();
    await pair().subscriber.subscribe('desk.note', handler);
    const payload = { text: 'ü', list: [1, null], at: new Date(0), gone: undefined };
    await pair().publisher.publish('desk.note', 'k', payload);
    await reached(1);
    expect(messages).toEqual([
      { topic: 'desk.note', key: 'k', payload: { text: 'ü', list: [1, null], at: '1970-01-01T00:00:00.000Z' } },
    ]);
  });

  test('messages come one at a time in the order of their publication', async () => {
    const { handler, messages, reached } = collector();
    let isBusy = false;
    await pair().subscriber.subscribe('desk.*', async (message) => {
      expect(isBusy).toBe(false);
      isBusy = true;
      await setImmediate();
      isBusy = false;
      await handler(message);
    });
    for (let n = 0; n < 20; n += 1)
      await pair().publisher.publish(n % 2 === 0 ? 'desk.even' : 'desk.odd', String(n), n);
    await reached(20);
    expect(messages.map(({ payload }) => payload)).toEqual(Array.from({ length: 20 }, (_, n) => n));
    expect(pair().errors).toEqual([]);
  });

  test('each subscriber gets what matches its pattern, and a copy of its own', async () => {
    const all = collector();
    const exact = collector();
    await pair().subscriber.subscribe('desk.>', ({ payload, ...rest }) => {
      if (typeof payload === 'object' && payload !== null) Object.assign(payload, { spoilt: true });
      return all.handler({ ...rest, payload });
    });
    await pair().subscriber.subscribe('desk.a', exact.handler);
    await pair().publisher.publish('desk.b.c', '', {});
    await pair().publisher.publish('other.a', '', {});
    await pair().publisher.publish('desk.a', '', { n: 1 });
    await Promise.all([all.reached(2), exact.reached(1)]);
    expect(all.messages.map(({ topic }) => topic)).toEqual(['desk.b.c', 'desk.a']);
    expect(exact.messages).toEqual([{ topic: 'desk.a', key: '', payload: { n: 1 } }]);
  });

  test('topics and patterns are checked', async () => {
    await expect(pair().publisher.publish('desk.*', '', {})).rejects.toThrow('not a topic');
    await expect(pair().subscriber.subscribe('desk..x', () => undefined)).rejects.toThrow('not a topic pattern');
  });
}

function failureRules(pair: () => BusPair): void {
  test('a handler’s error is reported, and the next message follows', async () => {
    const { handler, messages, reached } = collector();
    await pair().subscriber.subscribe('desk.note', async (message) => {
      if (message.key === 'bad') throw new Error('cannot take it');
      await handler(message);
    });
    await pair().publisher.publish('desk.note', 'bad', {});
    await pair().publisher.publish('desk.note', 'good', {});
    await reached(1);
    expect(messages.map(({ key }) => key)).toEqual(['good']);
    expect(pair().errors).toEqual([new Error('cannot take it')]);
  });

  test('one subscriber’s error does not touch another', async () => {
    const { handler, reached, messages } = collector();
    await pair().subscriber.subscribe('desk.note', () => {
      throw new Error('mine alone');
    });
    await pair().subscriber.subscribe('desk.note', handler);
    await pair().publisher.publish('desk.note', '', {});
    await reached(1);
    expect(messages).toHaveLength(1);
  });
}

function endingRules(pair: () => BusPair): void {
  test('after unsubscribing nothing arrives', async () => {
    const left = collector();
    const stays = collector();
    const unsubscribe = await pair().subscriber.subscribe('desk.note', left.handler);
    await pair().subscriber.subscribe('desk.note', stays.handler);
    await pair().publisher.publish('desk.note', '1', {});
    await left.reached(1);
    await unsubscribe();
    await pair().publisher.publish('desk.note', '2', {});
    await stays.reached(2);
    expect(left.messages.map(({ key }) => key)).toEqual(['1']);
  });

  test('closing waits for the handler at work', async () => {
    const { promise: started, resolve: markStarted } = Promise.withResolvers<void>();
    let isDone = false;
    await pair().subscriber.subscribe('desk.note', async () => {
      markStarted();
      await setImmediate();
      isDone = true;
    });
    await pair().publisher.publish('desk.note', '', {});
    await started;
    await pair().subscriber.close();
    expect(isDone).toBe(true);
  });

  test('a closed bus takes nothing', async () => {
    await pair().publisher.close();
    await expect(pair().publisher.publish('desk.note', '', {})).rejects.toThrow('closed');
    await expect(pair().publisher.subscribe('desk.note', () => undefined)).rejects.toThrow('closed');
  });
}
