import { anActionOrder } from '@meridian/domain/order-actions/action-order.fixture';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { modifyGate } from './modify-gate.ts';

const READY = {
  takes: [anActionOrder()],
  changedCount: 1,
  isPreviewed: true,
  needsOverride: false,
  warnings: [],
  override: '',
  problemCount: 0,
  isBlocked: false,
  isUnderWay: false,
};

describe('the button of the modify dialog', () => {
  it('can be pressed once the change is checked, and says nothing more', () => {
    expect(modifyGate(READY)).toEqual({ canApply: true, hint: '' });
  });

  it.each([
    ['nothing is typed', { takes: [], changedCount: 0 }, 'No change yet'],
    ['a field is wrong', { problemCount: 1 }, 'Fix 1 field to continue'],
    ['two fields are wrong', { problemCount: 2 }, 'Fix 2 fields to continue'],
    ['the server has not answered', { isPreviewed: false }, 'Checking'],
    [
      'a warning has no reason',
      { needsOverride: true, warnings: ['Large.'], override: ' ' },
      'Enter a reason to override 1 warning',
    ],
  ])('waits while %s, and says so', (_, change, hint) => {
    expect(modifyGate({ ...READY, ...change })).toEqual({ canApply: false, hint });
  });

  it('does not say that nothing is changed when every change is refused', () => {
    expect(modifyGate({ ...READY, takes: [], changedCount: 2 })).toEqual({
      canApply: false,
      hint: 'This change cannot be sent',
    });
  });

  it('never sends twice, nor past a blocked order, whatever else is true', () => {
    const anything = fc.record({
      changedCount: fc.nat(3),
      isPreviewed: fc.boolean(),
      needsOverride: fc.boolean(),
      override: fc.constantFrom('', 'x', 'Agreed with the client'),
      problemCount: fc.nat(2),
      isBlocked: fc.boolean(),
      isUnderWay: fc.boolean(),
    });
    fc.assert(
      fc.property(anything, (input) => {
        const { canApply, hint } = modifyGate({ ...READY, ...input });
        const isHeld = input.isUnderWay || input.isBlocked || input.problemCount > 0 || !input.isPreviewed;
        expect(canApply).toBe(!isHeld && !(input.needsOverride && input.override.length < 2));
        expect(hint === '' || input.changedCount === 0 || !canApply).toBe(true);
      }),
    );
  });
});
