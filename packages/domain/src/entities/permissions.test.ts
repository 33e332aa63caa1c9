import { describe, expect, it } from 'vitest';
import { isPermissionFlag, NO_PERMISSIONS, PERMISSION_FLAGS } from './permissions.ts';

describe('permissions', () => {
  it('grants nothing by default', () => {
    const { data_permissions, ...flags } = NO_PERMISSIONS;
    expect(Object.keys(flags).sort()).toEqual([...PERMISSION_FLAGS].sort());
    expect(Object.values(flags)).not.toContain(true);
    expect(data_permissions).toEqual({ accounts: [], alloc_accounts: [] });
  });

  it('does not take data_permissions for a flag', () => {
    expect(PERMISSION_FLAGS.every(isPermissionFlag)).toBe(true);
    expect(isPermissionFlag('data_permissions')).toBe(false);
    expect(isPermissionFlag(null)).toBe(false);
  });
});
