import { MAX_PARENT_IDS } from '@meridian/protocol/live/limits';
import { expect, it } from 'vitest';
import type { CommandResult } from './pending-commands.ts';
import { idParts, type OrderPart, sendInParts } from './send-in-parts.ts';

const IDS = Array.from({ length: 2 * MAX_PARENT_IDS + 1 }, (_, index) => index + 1);
const PARTS = idParts(IDS).map((ids) => ({ ids }));

function done({ ids }: OrderPart): CommandResult {
  const rows = ids.map((id) => ({ parent_order_numeric_id: id, ok: true, code: null, message: 'Cancelled.' }));
  return { kind: 'ok', message: 'Done.', data: { rows } };
}

it('sends parts one after the other and tells how far it is', async () => {
  const sizes: number[] = [];
  const progress: number[] = [];
  const give = async (part: OrderPart) => {
    sizes.push(part.ids.length);
    return done(part);
  };
  const answers = await sendInParts(PARTS, give, (answered) => progress.push(answered.length));
  expect(sizes).toEqual([1_000, 1_000, 1]);
  expect(progress).toEqual([1_000, 2_000, 2_001]);
  expect(answers.map((row) => row.parent_order_numeric_id)).toEqual(IDS);
});

it('sends nothing more once an outcome stays unknown', async () => {
  let given = 0;
  const give = async (part: OrderPart): Promise<CommandResult> => {
    given += 1;
    return given === 1 ? done(part) : { kind: 'unknown', id: 'x', message: 'The connection did not come back.' };
  };
  const answers = await sendInParts(PARTS, give, () => undefined);
  expect(given).toBe(2);
  expect(answers.map(({ code }) => code).filter((code) => code === null)).toHaveLength(1_000);
  expect(answers[1_000]).toMatchObject({ ok: false, code: 'unknown' });
  expect(answers.at(-1)).toMatchObject({ code: 'not-sent', message: 'Not sent. The connection did not come back.' });
});

it('gives every order the refusal of its whole part', async () => {
  const refused: CommandResult = { kind: 'failed', code: 'not-permitted', message: 'No permission.', data: null };
  const answers = await sendInParts(
    [{ ids: [1, 2] }],
    async () => refused,
    () => undefined,
  );
  expect(answers.map(({ code, message }) => `${code} ${message}`)).toEqual([
    'not-permitted No permission.',
    'not-permitted No permission.',
  ]);
});
