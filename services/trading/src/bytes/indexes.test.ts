import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { IdChains } from './id-chains.ts';
import { IdIndex } from './id-index.ts';
import type { PackedCell } from './packed-cell.ts';
import { PlaceChains } from './place-chains.ts';
import { TextIndex } from './text-index.ts';

const steps = fc.array(fc.tuple(fc.nat(300), fc.boolean()), { maxLength: 800, size: 'max' });

it('places are found by text as a map finds them, also after many left', () => {
  fc.assert(
    fc.property(steps, (taken) => {
      const index = new TextIndex();
      const [places, texts] = [new Map<string, number>(), new Map<number, string>()];
      for (const [place, [nth, isLeaving]] of taken.entries()) {
        const text = `XNAS|${nth}`;
        const hasText = (candidate: number): boolean => texts.get(candidate) === text;
        if (isLeaving) index.delete(text, hasText);
        if (isLeaving) places.delete(text);
        else if (!places.has(text)) {
          texts.set(place, text);
          places.set(text, place);
          index.add(text, place);
        }
        expect(index.find(text, hasText)).toBe(places.get(text));
      }
      for (const [text, place] of places) expect(index.find(text, (at) => texts.get(at) === text)).toBe(place);
      expect(index.size).toBe(places.size);
    }),
  );
});

it('places are found by id as a map finds them', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(20_000), fc.boolean()), { maxLength: 200, size: 'max' }), (taken) => {
      const index = new IdIndex();
      const places = new Map<number, number>();
      for (const [place, [id, isLeaving]] of taken.entries()) {
        if (isLeaving) index.delete(id);
        else index.set(id, place);
        if (isLeaving) places.delete(id);
        else places.set(id, place);
        expect(index.get(id)).toBe(places.get(id));
      }
      for (const [id, place] of places) expect(index.get(id)).toBe(place);
    }),
  );
});

it('members are listed by owner, lowest first, whenever they came and whoever left', () => {
  const step = fc.record({ owner: fc.nat(6), member: fc.nat(20_000), isLeaving: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 150, size: 'max' }), (taken) => {
      const chains = new IdChains();
      const members = new Map<number, number[]>();
      for (const { owner, member, isLeaving } of taken) {
        const isTaken = [...members.values()].some((own) => own.includes(member));
        if (isLeaving) members.delete(owner);
        if (isLeaving) chains.delete(owner);
        else if (!isTaken) {
          members.set(
            owner,
            [...(members.get(owner) ?? []), member].sort((one, two) => one - two),
          );
          chains.add(owner, member);
        }
      }
      const copied = new IdChains();
      copied.add(1, 30_000);
      copied.copy(chains);
      for (const owner of [0, 1, 2, 3, 4, 5, 6]) {
        const own = members.get(owner) ?? [];
        expect([chains.of(owner), copied.of(owner), chains.firstOf(owner)]).toEqual([own, own, own[0]]);
        expect(own.map((member) => chains.after(member))).toEqual([...own.slice(1), undefined].slice(0, own.length));
      }
    }),
  );
});

it('places of rows with the same cell are those that are there, oldest first, whatever the cell is', () => {
  const cells = ['', 'null', null, 'a', 1, '1', 1.5, -2, 2 ** 40, 7, true];
  const step = fc.record({ cell: fc.constantFrom(...cells), leaving: fc.option(fc.nat(30)) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 120, size: 'max' }), (taken) => {
      const rows = new Map<number, PackedCell>();
      const chains = new PlaceChains((place) => {
        expect(rows.has(place)).toBe(true);
        return rows.get(place);
      });
      for (const [place, { cell, leaving }] of taken.entries()) {
        rows.set(place, cell);
        chains.add(cell, place);
        const left = leaving === null ? undefined : [...rows.keys()][leaving];
        if (left === undefined) continue;
        chains.remove(rows.get(left), left);
        rows.delete(left);
      }
      for (const cell of cells) {
        const expected = [...rows].flatMap(([place, kept]) => (kept === cell ? [place] : []));
        expect(chains.places(cell)).toEqual(expected);
      }
    }),
  );
});
