import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import { FairWork } from '@meridian/service-kit/fair-work';
import { describe, expect, it } from 'vitest';
import { FakeClient, FakeSource, UNBOUNDED } from './hub-fakes.fixture.ts';
import type { PersonalField } from './personal-field.ts';
import { testUser } from './testing.ts';
import { TopicHub } from './topic-hub.ts';

/** A mark in field b that each user has on rows of their own. */
class FakeMarks {
  readonly #byUser = new Map<number, { readonly keys: Set<RowKey>; readonly tell: Set<(key: RowKey) => void> }>();

  readonly field: PersonalField = {
    field: 'b',
    shared: 0,
    open: (user, changed) => {
      const own = this.#of(user.id);
      own.tell.add(changed);
      return {
        keys: () => own.keys,
        value: (key) => (own.keys.has(key) ? 1 : 0),
        close: () => own.tell.delete(changed),
      };
    },
  };

  set(userId: number, key: string, isMarked: boolean): void {
    const own = this.#of(userId);
    if (isMarked) own.keys.add(key);
    else own.keys.delete(key);
    for (const tell of own.tell) tell(key);
  }

  listeners(userId: number): number {
    return this.#of(userId).tell.size;
  }

  #of(userId: number) {
    const known = this.#byUser.get(userId) ?? { keys: new Set<RowKey>(), tell: new Set<(key: RowKey) => void>() };
    this.#byUser.set(userId, known);
    return known;
  }
}

function desk() {
  const source = new FakeSource();
  const marks = new FakeMarks();
  const hub = new TopicHub({
    sources: { status: source },
    personal: { status: marks.field },
    partBytes: 1_000_000,
    ...UNBOUNDED,
    defer: (run) => run(),
    fairWork: new FairWork({ defer: (run) => run() }),
    onError: (error) => {
      throw error;
    },
  });
  const join = (client: FakeClient, id: string, userId: number) => {
    const subscriber = hub.subscribe({ id, topic: 'status', params: {} }, testUser({ id: userId }), client.outbound);
    if (subscriber === null) throw new Error('Not served');
    return subscriber;
  };
  return { hub, source, marks, join };
}

describe('personal cells', () => {
  it("[LS47] users of one group get their own values, and the row's later changes do not take them away", () => {
    const { hub, source, marks, join } = desk();
    source.put('x', 1, 0);
    source.put('y', 1, 0);
    marks.set(1, 'x', true);
    marks.set(1, 'unseen', true);
    const [anna, ben, late] = [new FakeClient(), new FakeClient(), new FakeClient()];
    const mine = join(anna, 'a', 1);
    join(ben, 'b', 2);
    expect([anna.rows.get('x'), ben.rows.get('x')]).toEqual([
      ['x', 1, 1],
      ['x', 1, 0],
    ]);
    expect([hub.groupCount, [...anna.rows.keys()]]).toEqual([1, ['x', 'y']]);
    source.put('x', 2, 0);
    source.put('unseen', 5, 0);
    marks.set(2, 'y', true);
    hub.flush();
    expect(anna.rows.get('x')).toEqual(['x', 2, 1]);
    expect(anna.rows.get('unseen')).toEqual(['unseen', 5, 1]);
    expect([anna.rows.get('y'), ben.rows.get('y')]).toEqual([
      ['y', 1, 0],
      ['y', 1, 1],
    ]);
    marks.set(1, 'x', false);
    hub.flush();
    expect(anna.rows.get('x')).toEqual(['x', 2, 0]);
    anna.read(false);
    for (const a of [3, 4]) {
      source.put('unseen', a, 0);
      hub.flush();
    }
    anna.read(true);
    hub.flush();
    expect(anna.rows.get('unseen')).toEqual(['unseen', 4, 1]);
    join(late, 'l', 1);
    expect(late.rows.get('unseen')).toEqual(['unseen', 4, 1]);
    expect(marks.listeners(1)).toBe(2);
    hub.unsubscribe(mine);
    expect(marks.listeners(1)).toBe(1);
  });
});
