import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brokenPairs, DUTY_MODES, DUTY_PAIRS, type DutyPolicy, newPairs, pairWords, whyNotAct } from './duties.ts';

const NOTHING = { are_actions_permitted: false, surveillance_permit: false, is_admin: false };
const flags = fc.record({
  are_actions_permitted: fc.boolean(),
  surveillance_permit: fc.boolean(),
  is_admin: fc.boolean(),
});
const modes = fc.constantFrom(...DUTY_MODES);
const policies = fc.record(Object.fromEntries(DUTY_PAIRS.map((pair) => [pair, modes]))) as fc.Arbitrary<DutyPolicy>;

describe('duties that exclude each other', () => {
  it('with refuse, no sequence of grants gives a person an excluded pair', () => {
    fc.assert(
      fc.property(policies, fc.array(flags, { maxLength: 12 }), (policy, grants) => {
        let now = NOTHING;
        for (const wanted of grants) if (newPairs(now, wanted, policy, 'refuse').length === 0) now = wanted;
        const refused = brokenPairs(now, policy).filter((pair) => policy[pair] === 'refuse');
        expect(refused).toEqual([]);
        for (const duty of ['cases', 'grants', 'limits'] as const) expect(whyNotAct(now, policy, duty)).toBeNull();
      }),
    );
  });

  it('never refuses to take a duty away, also from somebody who breaks the policy already', () => {
    const all = { are_actions_permitted: true, surveillance_permit: true, is_admin: true };
    fc.assert(
      fc.property(policies, flags, (policy, kept) => {
        expect(newPairs(all, kept, policy, 'refuse')).toEqual([]);
      }),
    );
  });

  it('says what a person may also do, and that somebody else has to act', () => {
    const both = { ...NOTHING, are_actions_permitted: true, surveillance_permit: true };
    const policy = { 'orders-cases': 'refuse' } as const;
    expect(whyNotAct(both, policy, 'cases')).toMatch(/^You may also act on orders, .* somebody else has to do this\./);
    expect(whyNotAct(both, policy, 'limits')).toBeNull();
    expect(whyNotAct(both, { 'orders-cases': 'warn' }, 'cases')).toBeNull();
    expect(brokenPairs(both, { 'orders-cases': 'warn' }).map(pairWords)).toEqual([
      'act on orders and judge surveillance cases',
    ]);
  });
});
