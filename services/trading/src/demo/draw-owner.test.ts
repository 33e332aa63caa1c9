import { DEMO_ACCOUNTS } from '@meridian/identity/demo/demo-accounts';
import { DEMO_USERS } from '@meridian/identity/demo/demo-users';
import { seededRng } from '@meridian/cost-model/sfc32';
import { describe, expect, it } from 'vitest';
import { drawOwner } from './draw-owner.ts';

describe('the owner of a demo order', () => {
  it('is the demo trader now and then, on an account that she may see: "Mine" finds orders', () => {
    const [trader] = DEMO_USERS;
    const rng = seededRng(1, 'owner');
    const owners = Array.from({ length: 200 }, () => drawOwner(rng, DEMO_ACCOUNTS));
    const own = owners.filter(({ traderId }) => traderId === trader?.shortName);
    expect(own.length).toBeGreaterThan(10);
    const granted = trader?.permissions.data_permissions.accounts ?? [];
    expect(own.filter(({ account }) => !granted.includes(account))).toEqual([]);
  });
});
