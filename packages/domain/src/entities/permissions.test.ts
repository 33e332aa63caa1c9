import { describe, expect, it } from 'vitest';
import { NO_PERMISSIONS, PERMISSION_FLAGS } from './permissions.ts';

describe('permissions', () => {
  it('grants nothing by default', () => {
    const { data_permissions, ...flags } = NO_PERMISSIONS;
    expect(Object.keys(flags).sort()).toEqual([...PERMISSION_FLAGS].sort());
    expect(Object.values(flags)).not.toContain(true);
    expect(data_permissions).toEqual({ accounts: [], alloc_accounts: [] });
  });
});
