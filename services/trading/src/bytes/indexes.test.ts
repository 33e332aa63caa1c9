import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { IdIndex } from './id-index.ts';
import { TextIndex } from './text-index.ts';

const steps = fc.array(fc.tuple(fc.nat(300), fc.boolean()), { maxLength: 800 });

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
    fc.property(fc.array(fc.tuple(fc.nat(20_000), fc.boolean()), { maxLength: 200 }), (taken) => {
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
