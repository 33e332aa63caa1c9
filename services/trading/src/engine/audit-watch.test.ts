import { expect, it } from 'vitest';
import { AuditWatch } from './audit-watch.ts';

function setUp() {
  const left: number[] = [];
  const told: (readonly number[])[] = [];
  const waits: (() => void)[] = [];
  const held: { tells: (() => void)[] | null } = { tells: null };
  const watch = new AuditWatch({
    onLeft: (id) => left.push(id),
    soon: (run) => (held.tells === null ? run() : held.tells.push(run)),
    later: (run) => {
      waits.push(run);
      return () => void waits.splice(waits.indexOf(run), 1);
    },
  });
  const start = (): void => watch.tellTo((_version, parentIds) => told.push(parentIds));
  start();
  const reads: string[] = [];
  const look = (parentId: number, who = 'A') => watch.add(parentId, () => reads.push(`${who} ${parentId}`));
  /** The engine has heard everything so far. */
  const engineHears = (): void => watch.heard(told.length);
  /** Everything within is told together. */
  const together = (work: () => void): void => {
    held.tells = [];
    work();
    for (const tell of held.tells) tell();
    held.tells = null;
  };
  return { watch, told, left, waits, reads, look, engineHears, start, together };
}

it("reads an order's journal after the engine publishes its new steps, so that none falls between", () => {
  const { told, reads, look, engineHears } = setUp();
  look(7);
  expect(told.at(-1)).toEqual([7]);
  expect(reads).toEqual([]);
  engineHears();
  expect(reads).toEqual(['A 7']);
  look(7, 'B');
  expect(reads).toEqual(['A 7', 'B 7']);
});

it('an answer to an earlier list says nothing about an order that was added since', () => {
  const { watch, told, reads, look } = setUp();
  look(7);
  const version = told.length;
  look(8);
  watch.heard(version);
  expect(reads).toEqual([]);
  watch.heard(told.length);
  expect(reads).toEqual(['A 7', 'A 8']);
});

it('tells a list of orders at once, and an answer from before says nothing about it', () => {
  const { watch, told, reads, look, together, engineHears } = setUp();
  together(() => {
    for (let id = 1; id <= 500; id += 1) look(id);
    watch.heard(told.length + 1);
  });
  expect(told).toHaveLength(2);
  expect(reads).toEqual([]);
  engineHears();
  expect(reads).toHaveLength(500);
});

it('shows what the journal has while the engine is away, and reads again when it is back', () => {
  const { reads, look, waits, engineHears, start } = setUp();
  look(7);
  waits[0]?.();
  expect(reads).toEqual(['A 7']);
  engineHears();
  expect(reads).toEqual(['A 7', 'A 7']);
  start();
  engineHears();
  expect(reads).toHaveLength(3);
});

it('an order that everybody left stays a while for who comes back, then leaves the list', () => {
  const { told, left, look, waits, engineHears } = setUp();
  const stops = [look(7), look(7, 'B'), look(8)];
  engineHears();
  stops[0]?.();
  stops[1]?.();
  const back = look(7);
  expect([left, told.at(-1)]).toEqual([[], [7, 8]]);
  back();
  waits.at(-1)?.();
  expect([left, told.at(-1)]).toEqual([[7], [8]]);
  expect(waits).toHaveLength(1);
});
