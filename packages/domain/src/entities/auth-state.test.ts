import { describe, expect, it } from 'vitest';
import { INITIAL_AUTH_STATE } from './auth-state.ts';

describe('initial auth state', () => {
  it('has no identity, no token and no permission', () => {
    const flat = Object.values({ ...INITIAL_AUTH_STATE, ...INITIAL_AUTH_STATE.nodeUser });
    expect(flat).not.toContain(true);
    expect(flat.filter((value) => typeof value === 'string')).toEqual([]);
  });

  it('denies the dashboard until the node user permits it', () => {
    expect(INITIAL_AUTH_STATE.nodeUser.dashboard_permit).toBe(false);
  });
});
