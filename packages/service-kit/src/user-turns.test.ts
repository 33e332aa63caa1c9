import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Turn, UserTurns } from './user-turns.ts';

const STAYS = new AbortController().signal;

function leave(turn: Turn | undefined): void {
  if (turn?.kind !== 'turn') throw new Error('it has no turn');
  turn.leave();
}

/** Who got a turn, in order. */
function turns(options: ConstructorParameters<typeof UserTurns>[0]) {
  const all = new UserTurns(options);
  const got: string[] = [];
  const taken = new Map<string, Turn>();
  const take = async (userId: number, name: string, signal = STAYS): Promise<void> => {
    const turn = await all.take(userId, signal);
    got.push(turn.kind === 'turn' ? name : `${name} ${turn.kind}`);
    taken.set(name, turn);
  };
  return { got, take, leave: (name: string) => leave(taken.get(name)) };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('turns of users', () => {
  it('a user with 150 requests at once has two answered, eight wait, and the rest hear that they are too many', async () => {
    const all = new UserTurns();
    const answers: string[] = [];
    for (let count = 0; count < 150; count += 1) void all.take(1, STAYS).then(({ kind }) => answers.push(kind));
    await settle();
    expect(answers.filter((kind) => kind === 'turn')).toHaveLength(2);
    expect(answers.filter((kind) => kind === 'full')).toHaveLength(140);
    expect((await all.take(2, STAYS)).kind).toBe('turn');
  });

  it('users who wait come in turn, whoever asked more', async () => {
    const { got, take, leave: leaves } = turns({ maxRunning: 1, maxOfUser: 1 });
    const asked = ['a1', 'a2', 'a3', 'b1', 'c1'].map((name) => take(name.charCodeAt(0), name));
    for (const next of ['a1', 'a2', 'b1', 'c1', 'a3']) {
      await settle();
      leaves(next);
    }
    await Promise.all(asked);
    expect(got).toEqual(['a1', 'a2', 'b1', 'c1', 'a3']);
  });

  it('who leaves while waiting gives the place to the next', async () => {
    const { got, take, leave: leaves } = turns({ maxRunning: 1, maxOfUser: 1 });
    const gone = new AbortController();
    const asked = [take(1, 'a'), take(2, 'b', gone.signal), take(3, 'c')];
    gone.abort();
    await settle();
    leaves('a');
    await Promise.all(asked);
    expect(got).toEqual(['a', 'b left', 'c']);
  });

  it('never has more at work than may, and serves everybody who waits', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(5), { maxLength: 60 }), async (users) => {
        const all = new UserTurns({ maxRunning: 3, maxOfUser: 2, maxWaitingOfUser: 60 });
        const running: number[] = [];
        const most = { all: 0, ofOne: 0 };
        const call = async (userId: number): Promise<void> => {
          const turn = await all.take(userId, STAYS);
          running.push(userId);
          most.all = Math.max(most.all, running.length);
          most.ofOne = Math.max(most.ofOne, running.filter((each) => each === userId).length);
          await settle();
          running.splice(running.indexOf(userId), 1);
          leave(turn);
        };
        await Promise.all(users.map(call));
        expect(most.all).toBeLessThanOrEqual(3);
        expect(most.ofOne).toBeLessThanOrEqual(2);
      }),
      { numRuns: 30 },
    );
  });
});
