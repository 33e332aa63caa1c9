import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Book, NO_ASK, NO_BID } from './book.ts';
import { clearMarketAt, moveWindow } from './move-window.ts';
import { Field, NONE } from './order-pool.ts';

const none = { hidden: 0, display: 0 };

function ownOrder(side: 1 | -1, tick: number, lots: number, own: number, queue = 0) {
  return { side, tick, queue, lots, own, ...none };
}

/** All resting orders, sorted by price, queue and time. */
function resting(book: Book): { tick: number; queue: number; lots: number; own: number; side: number }[] {
  const found = [];
  for (let tick = book.low; tick < book.high; tick += 1) {
    for (let queue = 0; queue < book.levels.queues; queue += 1) {
      for (let id = book.levels.first(tick, queue); id !== NONE; id = book.pool.get(id, Field.next)) {
        found.push({
          tick: book.pool.get(id, Field.tick),
          queue,
          lots: book.pool.get(id, Field.lots) + book.pool.get(id, Field.hidden),
          own: book.pool.get(id, Field.own),
          side: book.pool.get(id, Field.side),
        });
      }
    }
  }
  return found;
}

function met(book: Book): [tick: number, lots: number, own: number][] {
  return book.prints.copies().map(({ tick, lots, own }) => [tick, lots, own]);
}

describe('book', () => {
  it('starts empty and can be emptied again', () => {
    const book = new Book(1);
    expect([book.bestBid, book.bestAsk]).toEqual([NO_BID, NO_ASK]);
    book.remove(book.addMarket(1, 10, 0, 5));
    expect([book.bestBid, book.levels.lotsAt(10), book.marketCount]).toEqual([NO_BID, 0, 0]);
  });

  it('trades the best price first, and the oldest first at a price', () => {
    const book = new Book(1);
    book.addOwn(ownOrder(-1, 11, 5, 0));
    book.addOwn(ownOrder(-1, 10, 5, 1));
    book.addOwn(ownOrder(-1, 10, 5, 2));
    expect(book.take(1, 12, 20, 0)).toBe(12);
    expect(met(book)).toEqual([
      [10, 5, 1],
      [10, 5, 2],
      [11, 2, 0],
    ]);
    expect([book.bestAsk, book.levels.lotsAt(11)]).toEqual([11, 3]);
  });

  it('stops at the limit', () => {
    const book = new Book(1);
    book.addMarket(1, 10, 0, 5);
    book.addMarket(1, 9, 0, 5);
    expect(book.take(-1, 8, 10, 0)).toBe(5);
    expect(book.bestBid).toBe(9);
  });

  it('takes from the named venue first, then from the others at the price', () => {
    const book = new Book(3);
    for (const queue of [0, 1, 2]) book.addOwn(ownOrder(-1, 10, 5, queue, queue));
    book.take(1, 12, 10, 2);
    expect(met(book).map(([, , own]) => own)).toEqual([2, 0, 1]);
  });

  it('shows an iceberg in parts, each at the back of the queue', () => {
    const book = new Book(1);
    book.addOwn({ side: -1, tick: 10, queue: 0, lots: 3, hidden: 4, display: 3, own: 7 });
    book.addOwn(ownOrder(-1, 10, 5, 8));
    expect(book.levels.lotsAt(10)).toBe(8);
    expect(book.available(1, 10, 100)).toBe(12);
    book.take(1, 12, 10, 0);
    expect(met(book)).toEqual([
      [10, 3, 7],
      [10, 5, 8],
      [10, 3, 7],
      [10, 1, 7],
    ]);
    expect(book.bestAsk).toBe(NO_ASK);
  });

  it('holds prices of zero and below', () => {
    const book = new Book(1);
    book.addMarket(1, -3, 0, 2);
    book.addMarket(-1, 0, 0, 2);
    expect([book.bestBid, book.bestAsk]).toEqual([-3, 0]);
    expect(book.take(1, 2, 0, 0)).toBe(2);
    expect(book.bestAsk).toBe(NO_ASK);
  });

  it('refuses an order that would cross it or lies outside its window', () => {
    const book = new Book(1);
    book.addMarket(-1, 10, 0, 5);
    expect(() => book.addMarket(1, 10, 0, 5)).toThrow('cannot rest');
    expect(() => book.addMarket(1, book.low - 1, 0, 5)).toThrow('cannot rest');
    expect(() => book.addMarket(1, 9, 0, 0)).toThrow('cannot rest');
  });

  it('hands back own orders outside its window and keeps the others', () => {
    const book = new Book(1);
    const parked: number[] = [];
    book.addMarket(1, -400, 0, 5);
    book.addOwn(ownOrder(1, -300, 5, 4));
    book.addMarket(1, 200, 0, 5);
    moveWindow(book, 300, (slot) => parked.push(slot));
    expect(parked).toEqual([4]);
    expect(resting(book).map(({ tick }) => tick)).toEqual([200]);
    expect(book.holds(811)).toBe(true);
    moveWindow(book, 5_000, (slot) => parked.push(slot));
    expect([book.bestBid, resting(book).length, book.marketCount]).toEqual([NO_BID, 0, 0]);
  });

  it("clears the market's orders from a price and leaves own ones in their order", () => {
    const book = new Book(2);
    for (const own of [1, 2]) {
      book.addMarket(1, 10, 0, 1);
      book.addOwn(ownOrder(1, 10, 1, own));
      book.addMarket(1, 10, 1, 1);
    }
    clearMarketAt(book, 10);
    expect(resting(book).map(({ own }) => own)).toEqual([1, 2]);
  });
});

type Action =
  | {
      readonly kind: 'add';
      readonly side: 1 | -1;
      readonly away: number;
      readonly lots: number;
      readonly hidden: number;
    }
  | { readonly kind: 'take'; readonly side: 1 | -1; readonly lots: number; readonly reach: number }
  | { readonly kind: 'remove'; readonly pick: number }
  | { readonly kind: 'window'; readonly by: number };

const side = fc.constantFrom<1 | -1>(1, -1);
const lots = fc.integer({ min: 1, max: 50 });
const actions: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), side, away: fc.nat(20), lots, hidden: fc.nat(60) }),
  fc.record({ kind: fc.constant('take' as const), side, lots: fc.nat(120), reach: fc.nat(8) }),
  fc.record({ kind: fc.constant('remove' as const), pick: fc.nat(1000) }),
  fc.record({ kind: fc.constant('window' as const), by: fc.integer({ min: -400, max: 400 }) }),
);

function heldLots(book: Book): number {
  return resting(book).reduce((sum, { lots: held }) => sum + held, 0);
}

/** Performs one action. Returns by how many lots the book should grow or shrink. */
function perform(book: Book, action: Action, centre: number, number: number): number {
  const queue = number % book.levels.queues;
  if (action.kind === 'add') {
    const tick = action.side === 1 ? centre - action.away : centre + action.away;
    if (action.side === 1 ? tick >= book.bestAsk : tick <= book.bestBid) return 0;
    const { side: onSide, lots: shown, hidden } = action;
    if (number % 2 === 0) book.addMarket(onSide, tick, queue, shown);
    else book.addOwn({ side: onSide, tick, queue, lots: shown, hidden, display: shown, own: number });
    return shown + (number % 2 === 0 ? 0 : hidden);
  }
  if (action.kind === 'take') {
    const limit = action.side === 1 ? centre + action.reach : centre - action.reach;
    const canTake = book.available(action.side, limit, action.lots);
    const taken = book.take(action.side, action.lots, limit, queue);
    const printed = met(book).reduce((sum, [, lotsOf]) => sum + lotsOf, 0);
    if (taken !== canTake || taken !== printed) throw new Error(`${taken} taken, ${canTake} there, ${printed} printed`);
    return -taken;
  }
  if (action.kind === 'remove' && book.marketCount > 0) {
    const id = book.marketOrder(action.pick % book.marketCount);
    const removed = book.pool.get(id, Field.lots);
    book.remove(id);
    return -removed;
  }
  return 0;
}

describe('book properties', () => {
  it('never crosses, loses no lots and counts them right', () => {
    fc.assert(
      fc.property(fc.array(actions, { maxLength: 120 }), fc.integer({ min: 1, max: 3 }), (todo, queues) => {
        const book = new Book(queues);
        let centre = 0;
        for (const [number, action] of todo.entries()) {
          if (action.kind === 'window') {
            centre += action.by;
            moveWindow(book, centre, () => {});
          }
          const before = heldLots(book);
          const change = perform(book, action, centre, number);
          const all = resting(book);
          const bids = all.filter((each) => each.side === 1).map(({ tick }) => tick);
          const asks = all.filter((each) => each.side === -1).map(({ tick }) => tick);
          expect(book.bestBid).toBe(Math.max(NO_BID, ...bids));
          expect(book.bestAsk).toBe(Math.min(NO_ASK, ...asks));
          expect(book.bestBid).toBeLessThan(book.bestAsk);
          expect(heldLots(book)).toBe(before + change);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('fills a price level in order of arrival', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(lots, fc.boolean()), { minLength: 1, maxLength: 40 }), (arrivals) => {
        const book = new Book(1);
        const ids = arrivals.map(([size], own) => book.addOwn(ownOrder(1, 5, size, own)));
        for (const [index, [, isLeaving]] of arrivals.entries()) if (isLeaving) book.remove(ids[index] ?? NONE);
        book.take(-1, 10_000, 5, 0);
        const staying = arrivals.flatMap(([, isLeaving], own) => (isLeaving ? [] : [own]));
        expect(met(book).map(([, , own]) => own)).toEqual(staying);
      }),
    );
  });
});
