import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { childDisplayStatus, DISPLAY_STATUSES, displayStatus, parentDisplayStatus } from './display-status.ts';
import { ORDER_STATUSES } from './order-status.ts';

const statuses = fc.constantFrom(...ORDER_STATUSES, '' as const, null, undefined);

describe('displayStatus', () => {
  it.each([
    ['PARTIAL_OUT', 'P.OUT'],
    ['PARTIAL_REJECTED', 'P.REJECTED'],
    ['PARTIAL_EXPIRED', 'P.EXPIRED'],
    ['PARTIAL', 'PARTIAL'],
    ['FILLED', 'FILLED'],
    [null, 'WORKING'],
    [undefined, 'WORKING'],
    ['', 'WORKING'],
  ] as const)('shows %s as %s', (status, shown) => {
    expect(displayStatus(status)).toBe(shown);
  });

  it('is blank for an unknown status', () => {
    fc.assert(
      fc.property(
        statuses,
        fc.option(fc.boolean()),
        fc.option(fc.constantFrom('None', 'FirmUp')),
        (status, auto, si) => {
          expect(DISPLAY_STATUSES).toContain(parentDisplayStatus({ status, auto_trading_status: auto }));
          expect(DISPLAY_STATUSES).toContain(childDisplayStatus({ status, special_order_instruction: si }));
        },
      ),
    );
  });
});

describe('parentDisplayStatus', () => {
  it.each([
    ['WORKING', false, 'PAUSED'],
    ['WORKING', true, 'WORKING'],
    ['WORKING', null, 'WORKING'],
    [null, false, 'PAUSED'],
    [null, true, 'WORKING'],
    ['NEW', false, 'NEW'],
    ['PENDING', false, 'PENDING'],
    ['PARTIAL', false, 'PARTIAL'],
    ['FILLED', false, 'FILLED'],
  ] as const)('shows %s with auto %s as %s', (status, auto, shown) => {
    expect(parentDisplayStatus({ status, auto_trading_status: auto })).toBe(shown);
  });

  it.each([
    ['WORKING', true, 'PAUSED'],
    ['WORKING', false, 'PAUSED'],
    [null, true, 'PAUSED'],
    ['PENDING', true, 'PENDING'],
    ['FILLED', true, 'FILLED'],
  ] as const)('shows %s with auto %s as %s while the kill switch is thrown', (status, auto, shown) => {
    const flags = { auto_trading_status: auto, global_auto_trading_status: false };
    expect(parentDisplayStatus({ status, ...flags })).toBe(shown);
  });

  it('never shows a parent as Invited', () => {
    expect(parentDisplayStatus({ status: 'OUT', auto_trading_status: true })).toBe('OUT');
  });
});

describe('childDisplayStatus', () => {
  it.each([
    ['OUT', 'FirmUp', 'Invited'],
    ['OUT', 'None', 'OUT'],
    ['OUT', null, 'OUT'],
    ['PARTIAL_OUT', 'FirmUp', 'P.OUT'],
    ['FILLED', 'FirmUp', 'FILLED'],
    ['WORKING', 'FirmUp', 'WORKING'],
  ] as const)('shows %s with instruction %s as %s', (status, instruction, shown) => {
    expect(childDisplayStatus({ status, special_order_instruction: instruction })).toBe(shown);
  });
});
