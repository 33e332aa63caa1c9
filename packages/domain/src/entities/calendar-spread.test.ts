import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LEG_TYPES, legId } from './calendar-spread.ts';

const leg = fc.record({ parent: fc.nat(), type: fc.constantFrom(...LEG_TYPES) });

describe('leg id', () => {
  it('is made of the parent id and the leg type', () => {
    expect(legId(904114, 'FRONT')).toBe('904114-FRONT');
  });

  it('is unique per leg', () => {
    fc.assert(
      fc.property(leg, leg, (a, b) => {
        const same = a.parent === b.parent && a.type === b.type;
        expect(legId(a.parent, a.type) === legId(b.parent, b.type)).toBe(same);
      }),
    );
  });

  it('distinguishes the legs of one parent', () => {
    fc.assert(
      fc.property(fc.nat(), (parent) => {
        expect(new Set(LEG_TYPES.map((type) => legId(parent, type))).size).toBe(LEG_TYPES.length);
      }),
    );
  });
});
