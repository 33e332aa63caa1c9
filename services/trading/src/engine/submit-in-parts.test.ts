import { describe, expect, it } from 'vitest';
import { openTestDesk, type TestDesk, TRADER } from '../kernel/testing/test-desk.ts';
import type { KernelCommand } from '../kernel/commands/kernel-command.ts';
import type { CommandAnswer } from '../kernel/state/command-answers.ts';
import { submitInParts } from './submit-in-parts.ts';

const ORDERS = 60;

async function deskWithOrders(): Promise<{ readonly desk: TestDesk; readonly ids: readonly number[] }> {
  const desk = await openTestDesk();
  const ids: number[] = [];
  for (let at = 0; at < ORDERS; at += 1) ids.push((await desk.newOrder({ strat: 'Staging', order_qty: 100 + at })).id);
  return { desk, ids };
}

const note = (ids: readonly number[], text = 'Seen'): KernelCommand => ({
  id: 'note',
  name: 'order.note',
  args: { parent_order_numeric_ids: [...ids], note: text },
});

describe('a command over many orders', () => {
  it('[OL63] comes in parts, so that a command of another is taken between two of them, and is answered as one', async () => {
    const { desk, ids } = await deskWithOrders();
    const heard: string[] = [];
    const whole = submitInParts(
      (command, user) => {
        heard.push(`${command.id}`);
        return desk.send(command, user);
      },
      note(ids),
      TRADER,
    );
    const other = desk.send({ ...note(ids.slice(0, 1), 'Mine'), id: 'other' }).then(() => heard.push('other answered'));
    const answer = await whole;
    await other;
    expect(answer).toMatchObject({ ok: true, code: null, message: '60 orders done.' });
    expect(answer.rows.map(({ parent_order_numeric_id: id }) => id)).toEqual(ids);
    expect(heard.indexOf('other answered')).toBeLessThan(heard.indexOf('note part 3'));
  });

  it('[LS61] that is sent again is not done again, also when an engine stopped in the middle of it', async () => {
    const { desk, ids } = await deskWithOrders();
    let sent = 0;
    const stopping = (command: KernelCommand): Promise<CommandAnswer> => {
      sent += 1;
      const down = { ok: false, code: 'engine-down', message: 'Nothing was done.', rows: [] };
      return sent === 3 ? Promise.resolve(down) : desk.send(command);
    };
    expect(await submitInParts(stopping, note(ids), TRADER)).toMatchObject({ ok: false, code: 'outcome-unknown' });
    const again = await submitInParts((command) => desk.send(command), note(ids), TRADER);
    expect(again).toMatchObject({ ok: true, message: '60 orders done.' });
    await desk.settle();
    const before = desk.kernel.committedSeq;
    expect(await submitInParts((command) => desk.send(command), note(ids), TRADER)).toEqual(again);
    await desk.settle();
    expect(desk.kernel.committedSeq).toBe(before);
    const other = await submitInParts((command) => desk.send(command), note(ids, 'Another text'), TRADER);
    expect(other).toMatchObject({ ok: false, code: 'id-in-use' });
  });

  it('tells which orders are not there, and of none at all once', async () => {
    const { desk, ids } = await deskWithOrders();
    const foreign = Array.from({ length: 30 }, (_, at) => 1_000 + at);
    const send = (command: KernelCommand) => desk.send(command);
    const partly = await submitInParts(send, note([...foreign, ...ids]), TRADER);
    expect(partly).toMatchObject({ code: 'partly-refused', message: '30 of 90 orders refused.' });
    const none = await submitInParts(send, { ...note(foreign), id: 'none' }, TRADER);
    expect(none).toEqual({ ok: false, code: 'not-found', message: 'None of these 30 orders was found.', rows: [] });
  });
});
