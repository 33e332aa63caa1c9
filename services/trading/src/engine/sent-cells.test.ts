import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { SentCells } from './sent-cells.ts';

const COLUMNS = [2, 5, 9];
const PLAN = '{"goal":100,"floor":80,"ceiling":120,"schedule_filled":90,"current_target_pov":12.5}';
const PLANS = [PLAN, PLAN.replace('100', '101'), PLAN.replace('12.5', '15.2'), `${PLAN} `];
const cell = fc.oneof(
  fc.integer({ min: -1, max: 1 }),
  fc.double({ noNaN: true }),
  fc.constantFrom(null, true, false, '', 'a', '0', ...PLANS),
);
const key = fc.integer({ min: 1, max: 6 });
const step = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('keep' as const), key, place: fc.nat({ max: 2 }), cell }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('delete' as const), key }) },
);

it('says of each cell whether the other side has it already, whatever rows came and went', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200, size: 'max' }), (steps) => {
      const sent = new SentCells(COLUMNS);
      const expected = new Map<number, unknown[]>();
      const isNew = steps.map((each) => {
        if (each.kind === 'delete') {
          sent.delete(each.key);
          expected.delete(each.key);
          return [sent.slotOf(each.key) === undefined, true];
        }
        const row = expected.get(each.key) ?? COLUMNS.map(() => null);
        expected.set(each.key, row);
        const before = row[each.place];
        row[each.place] = each.cell;
        return [sent.keep(sent.slotOf(each.key) ?? sent.add(each.key), each.place, each.cell), before !== each.cell];
      });
      expect(isNew.map(([said]) => said)).toEqual(isNew.map(([, wanted]) => wanted));
    }),
  );
});

it('keeps the rows of several pages apart', () => {
  const sent = new SentCells(COLUMNS);
  for (let id = 1; id <= 2_000; id += 1) {
    const slot = sent.add(id);
    COLUMNS.forEach((column, place) => sent.keep(slot, place, place === 1 ? `text ${id}` : id * column));
  }
  for (let id = 1; id <= 2_000; id += 1) {
    const slot = sent.slotOf(id) ?? -1;
    expect(COLUMNS.map((column, place) => sent.keep(slot, place, place === 1 ? `text ${id}` : id * column))).toEqual([
      false,
      false,
      false,
    ]);
  }
});
