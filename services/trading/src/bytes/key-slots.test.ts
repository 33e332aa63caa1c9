import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { KeySlots } from './key-slots.ts';

it('each key has a slot of its own until it leaves, and slots are given again', () => {
  const key = fc.oneof(fc.nat(20), fc.nat(20).map(String), fc.constantFrom(-1, 0.5, 2 ** 32 - 1, 2 ** 32, 2 ** 50));
  fc.assert(
    fc.property(fc.array(fc.tuple(key, fc.boolean()), { maxLength: 200, size: 'max' }), (taken) => {
      const slots = new KeySlots();
      const model = new Map<string | number, number>();
      let most = 0;
      for (const [of, isLeaving] of taken) {
        const before = model.get(of);
        if (!isLeaving && before === undefined) model.set(of, slots.add(of));
        if (isLeaving) model.delete(of);
        expect(isLeaving ? slots.delete(of) : before).toBe(before);
        most = Math.max(most, model.size);
        for (const [known, slot] of model) expect(slots.slotOf(known)).toBe(slot);
        expect(slots.slotOf(of)).toBe(model.get(of));
        expect(new Set(model.values()).size).toBe(model.size);
        expect(Math.max(-1, ...model.values())).toBeLessThan(most);
      }
    }),
  );
});
