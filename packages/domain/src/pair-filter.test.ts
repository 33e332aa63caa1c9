import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BOTH_CHECKED,
  isPairFilterActive,
  pairFilterFromParam,
  pairFilterToParam,
  passesPairFilter,
  togglePairBox,
} from './pair-filter.ts';

const filters = fc.record({ yes: fc.boolean(), no: fc.boolean() });

describe('pair filter', () => {
  it('starts inactive and shows both kinds of row', () => {
    expect(isPairFilterActive(BOTH_CHECKED)).toBe(false);
    expect([true, false].every((property) => passesPairFilter(BOTH_CHECKED, property))).toBe(true);
  });

  it('shows a row only under its own box', () => {
    expect(passesPairFilter({ yes: true, no: false }, true)).toBe(true);
    expect(passesPairFilter({ yes: true, no: false }, false)).toBe(false);
    expect(passesPairFilter({ yes: false, no: true }, true)).toBe(false);
    expect(passesPairFilter({ yes: false, no: false }, false)).toBe(false);
  });

  it('toggles one box at a time and is restored from the address', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        expect(togglePairBox(filter, 'yes')).toEqual({ yes: !filter.yes, no: filter.no });
        expect(togglePairBox(filter, 'no')).toEqual({ yes: filter.yes, no: !filter.no });
        expect(pairFilterFromParam(pairFilterToParam(filter))).toEqual(filter);
      }),
    );
  });

  it('ignores an unknown parameter', () => {
    expect(pairFilterFromParam('maybe')).toEqual(BOTH_CHECKED);
  });
});
