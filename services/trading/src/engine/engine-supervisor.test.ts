import { StartupProblem } from '@meridian/protocol/startup-problem';
import { createLogger } from '@meridian/service-kit/logger';
import { describe, expect, it } from 'vitest';
import { NEW_ORDER, TRADER } from '../kernel/testing/test-desk.ts';
import { answerOf, rowDone } from '../kernel/commands/answers.ts';
import type { EngineNews, EngineRequest } from './engine-messages.ts';
import { EngineSupervisor } from './engine-supervisor.ts';

const STARTED = {
  origin: { seed: 1, firstOpenMs: 0, firstDate: '2026-11-16' },
  reference: { instruments: [], venues: [], destinations: [], vendors: [], rates: [], sessions: null },
  accounts: [],
  recoveredOrders: 0,
  replayedEvents: 0,
  recoveryMs: 0,
  isReferenceLive: false,
  orderIds: [],
};

const COMMAND = { id: 'the-one', name: 'order.new', args: NEW_ORDER } as const;
const QUESTION = { id: 'q', name: 'trade.context', args: {} } as const;
const ASKER = { ...TRADER, market_data_permit: true, market_impact_permit: true };

/** Scripted engines, one after another. */
async function superviseScripted() {
  const lives: { say: (news: EngineNews) => void; die: () => void; heard: EngineRequest[] }[] = [];
  const supervisor = new EngineSupervisor({
    start: (onNews) => {
      const { promise: ended, resolve } = Promise.withResolvers<Error | null>();
      const heard: EngineRequest[] = [];
      lives.push({ say: onNews, die: () => resolve(new Error('fell over')), heard });
      return { send: (request) => heard.push(request), ended, close: async () => resolve(null) };
    },
    onNews: () => undefined,
    onDown: () => undefined,
    logger: createLogger({ level: 'silent' }),
    wait: () => Promise.resolve(),
  });
  const started = supervisor.start();
  const newest = () => {
    const life = lives.at(-1);
    if (life === undefined) throw new Error('no engine was started');
    return life;
  };
  newest().say({ kind: 'started', started: STARTED });
  await started;
  return { supervisor, newest, lives };
}

describe('an engine that falls over', () => {
  it('leaves its commands in doubt until the next one has looked at them', async () => {
    const { supervisor, newest, lives } = await superviseScripted();
    const first = supervisor.submit(COMMAND, TRADER);
    newest().die();
    expect(await first).toMatchObject({ ok: false, code: 'outcome-unknown' });
    await expect.poll(() => lives.length).toBe(2);
    expect(await supervisor.submit(COMMAND, TRADER)).toMatchObject({ code: 'outcome-unknown' });
    expect(await supervisor.submit({ ...COMMAND, id: 'another' }, TRADER)).toMatchObject({ code: 'engine-down' });
    newest().say({ kind: 'started', started: STARTED });
    const again = supervisor.submit(COMMAND, TRADER);
    const answer = answerOf([rowDone(7, 'Accepted.')]);
    const [request] = newest().heard;
    newest().say({ kind: 'answer', ticket: request?.kind === 'command' ? request.ticket : 0, answer });
    expect(await again).toEqual(answer);
  });

  it('answers no question, and nothing is in doubt about that', async () => {
    const { supervisor, newest } = await superviseScripted();
    const asked = supervisor.ask(QUESTION, ASKER);
    newest().die();
    expect(await asked).toMatchObject({ ok: false, code: 'engine-down' });
  });

  it('takes so many questions at a time and no more', async () => {
    const { supervisor } = await superviseScripted();
    for (let count = 0; count < 500; count += 1) void supervisor.ask(QUESTION, ASKER);
    expect(await supervisor.ask(QUESTION, ASKER)).toMatchObject({ ok: false, code: 'busy' });
  });
});

describe('an engine that refuses its first start', () => {
  it('is told of once and not started again', async () => {
    let starts = 0;
    const refusal = new StartupProblem('The orders belong to another world.', 'Use another database.');
    const supervisor = new EngineSupervisor({
      start: () => {
        starts += 1;
        return { send: () => undefined, ended: Promise.resolve(refusal), close: () => Promise.resolve() };
      },
      onNews: () => undefined,
      onDown: () => undefined,
      logger: createLogger({ level: 'silent' }),
      wait: () => Promise.resolve(),
    });
    await expect(supervisor.start()).rejects.toBe(refusal);
    expect(starts).toBe(1);
  });
});
