import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AccountLimits, NO_LIMITS } from '../order-checks/account-limits.ts';
import { type AskedLimits, limitsHeldOn, lookAtLimits, type ScopeLimits } from './dated-change.ts';
import { type DatedPatch, isRaise, type LimitPatch } from './limit-change.ts';
import { LIMIT_FIELDS } from './limit-fields.ts';

const DATES = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'] as const;
const [TODAY, TOMORROW] = DATES;
const FIRST: AccountLimits = { ...NO_LIMITS, max_gross_usd: 400, max_order_usd: 50, raise_needs_approval: true };

function lasting(after: LimitPatch, effective_date: string = TODAY): DatedPatch {
  return { after, effective_date, until_date: null };
}

function scopes(own: readonly DatedPatch[], whole: readonly DatedPatch[] = [lasting(NO_LIMITS)]): ScopeLimits[] {
  return [
    { account: 'A', alloc_account: null, changes: whole },
    { account: 'A', alloc_account: 'A-1', changes: own },
  ];
}

const asked = (after: LimitPatch, more: Partial<AskedLimits> = {}): AskedLimits => ({
  account: 'A',
  alloc_account: 'A-1',
  ...lasting(after),
  ...more,
});

function waits(all: readonly ScopeLimits[], change: AskedLimits): unknown {
  const looked = lookAtLimits(all, change);
  return looked.kind === 'invalid' ? looked.message : looked.parts.map((part) => [part.after, part.needsApproval]);
}

describe('a change of limits over its dates', () => {
  it('holds at once where it allows less on each date, and waits for the rest', () => {
    expect(waits(scopes([lasting(FIRST)]), asked({ max_gross_usd: 500, max_order_usd: 40 }))).toEqual([
      [{ max_order_usd: 40 }, false],
      [{ max_gross_usd: 500 }, true],
    ]);
  });

  it('waits when it is less than a raise of today, and more than what holds tomorrow', () => {
    const raised = { after: { max_gross_usd: 500 }, effective_date: TODAY, until_date: TODAY };
    expect(lookAtLimits(scopes([lasting(FIRST), raised]), asked({ max_gross_usd: 450 }))).toEqual({
      kind: 'parts',
      parts: [{ before: { max_gross_usd: 400 }, after: { max_gross_usd: 450 }, needsApproval: true }],
    });
    const today = asked({ max_gross_usd: 450 }, { until_date: TODAY });
    expect(waits(scopes([lasting(FIRST), raised]), today)).toEqual([[{ max_gross_usd: 450 }, false]]);
  });

  it('waits when approval is needed from tomorrow only, or by the whole account only', () => {
    const free = { ...FIRST, raise_needs_approval: false };
    const later = lasting({ raise_needs_approval: true }, TOMORROW);
    expect(waits(scopes([lasting(free), later]), asked({ max_gross_usd: 500 }))).toEqual([
      [{ max_gross_usd: 500 }, true],
    ]);
    expect(waits(scopes([lasting(free)], [lasting(FIRST)]), asked({ max_gross_usd: 500 }))).toEqual([
      [{ max_gross_usd: 500 }, true],
    ]);
    expect(waits(scopes([lasting(free)]), asked({ max_gross_usd: 500 }))).toEqual([[{ max_gross_usd: 500 }, false]]);
  });

  it('waits when it lets one person change strategies alone', () => {
    const guarded = { ...NO_LIMITS, strategy_change_needs_approval: true };
    expect(waits(scopes([lasting(guarded)]), asked({ strategy_change_needs_approval: false }))).toEqual([
      [{ strategy_change_needs_approval: false }, true],
    ]);
  });

  it('is refused when its limits do not fit together on one of its dates', () => {
    const later = lasting({ max_order_usd: 20 }, TOMORROW);
    expect(waits(scopes([lasting(FIRST), later]), asked({ warn_order_usd: 30 }))).toBe(
      'The warning for order notional must not be above the limit.',
    );
  });
});

const amount = fc.option(fc.integer({ min: 0, max: 40 }), { nil: null });
const patches: fc.Arbitrary<LimitPatch> = fc.record(
  {
    max_gross_usd: amount,
    max_order_qty: amount,
    max_price_percent: amount,
    review_above_usd: amount,
    countries: fc.option(fc.subarray(['US', 'GB', 'JP']), { nil: null }),
    may_override: fc.constantFrom('anyone', 'administrators', 'nobody'),
    raise_needs_approval: fc.boolean(),
    strategy_change_needs_approval: fc.boolean(),
  },
  { requiredKeys: [] },
);
const dates = fc.tuple(fc.nat(4), fc.option(fc.nat(4), { nil: null })).map(([from, until]) => ({
  effective_date: DATES[from] ?? TODAY,
  until_date: until === null ? null : (DATES[Math.max(from, until)] ?? null),
}));
const changes = fc.array(
  fc.tuple(patches, dates).map(([after, range]) => Object.assign({ after }, range)),
  { maxLength: 3 },
);
const ALLOCS = [null, 'A-1', 'A-2'] as const;
const asks = fc
  .tuple(fc.constantFrom(...ALLOCS), patches, dates)
  .map(([alloc_account, after, range]) => Object.assign({ account: 'A', alloc_account, after }, range));

const guardedOn = (all: readonly ScopeLimits[], date: string, alloc: string | null) =>
  all.some(
    (scope) =>
      (alloc === null || scope.alloc_account === null || scope.alloc_account === alloc) &&
      limitsHeldOn(date, scope.changes)?.raise_needs_approval === true,
  );

describe('whatever one person asks for', () => {
  it('nothing that holds without a second person allows more on any date on which one is needed', () => {
    const starts = fc.tuple(changes, changes, changes);
    fc.assert(
      fc.property(starts, fc.array(asks, { minLength: 1, maxLength: 6 }), (start, all) => {
        const first = ALLOCS.map((alloc_account, index) => ({
          account: 'A',
          alloc_account,
          changes: [lasting({ ...NO_LIMITS, max_gross_usd: 20 }), ...(start[index] ?? [])],
        }));
        let now: readonly ScopeLimits[] = first;
        for (const ask of all) {
          const looked = lookAtLimits(now, ask);
          const free = looked.kind === 'invalid' ? [] : looked.parts.filter(({ needsApproval }) => !needsApproval);
          now = now.map((scope) =>
            scope.alloc_account === ask.alloc_account
              ? { ...scope, changes: [...scope.changes, ...free.map(({ after }) => Object.assign({}, ask, { after }))] }
              : scope,
          );
        }
        for (const date of DATES) {
          for (const [index, { alloc_account, changes: before }] of first.entries()) {
            if (!guardedOn(first, date, alloc_account)) continue;
            const was = limitsHeldOn(date, before) ?? NO_LIMITS;
            const is = limitsHeldOn(date, now[index]?.changes ?? []) ?? NO_LIMITS;
            const raised = LIMIT_FIELDS.filter(({ field }) => isRaise(field, was, is)).map(({ field }) => field);
            expect({ date, alloc_account, raised }).toEqual({ date, alloc_account, raised: [] });
          }
        }
      }),
      { numRuns: 60 },
    );
  }, 30_000);
});
