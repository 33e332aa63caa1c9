import { NO_PERMISSIONS } from '@meridian/domain/entities/permissions';
import { describe, expect, it } from 'vitest';
import { activeEntry, navigationFor } from './find-navigation.ts';
import { NAVIGATION } from './navigation.ts';

const admin = { ...NO_PERMISSIONS, is_admin: true };

const ids = (permissions: typeof NO_PERMISSIONS) =>
  navigationFor(permissions).flatMap(({ entries }) => entries.map(({ id }) => id));

function administration(permissions: typeof NO_PERMISSIONS | null): readonly string[] | undefined {
  const group = navigationFor(permissions).find(({ name }) => name === 'ADMINISTRATION');
  return group?.entries.map(({ id }) => id);
}

describe('navigationFor', () => {
  it('shows administration to administrators, and to everybody else of it the limits of their own accounts', () => {
    expect(administration(admin)).toEqual(expect.arrayContaining(['admin-users', 'admin-reference', 'limits']));
    expect(administration(NO_PERMISSIONS)).toEqual(['limits']);
    expect(administration(null)).toEqual(['limits']);
  });

  it('shows the logs to those who may read them', () => {
    expect(ids({ ...NO_PERMISSIONS, log_permit: true })).toEqual(expect.arrayContaining(['event-log', 'parent-log']));
    expect(ids(NO_PERMISSIONS)).not.toContain('event-log');
  });

  it('leaves out groups that have nothing yet', () => {
    expect(navigationFor(admin).every(({ entries }) => entries.length > 0)).toBe(true);
  });
});

describe('NAVIGATION', () => {
  it('gives every screen its own id, path and key', () => {
    for (const field of ['id', 'path', 'goKey'] as const) {
      expect(new Set(NAVIGATION.map((entry) => entry[field])).size).toBe(NAVIGATION.length);
    }
  });
});

describe('activeEntry', () => {
  it('finds the screen of a path and of what lies below it', () => {
    expect(activeEntry('/admin/users')?.id).toBe('admin-users');
    expect(activeEntry('/admin/users/')?.id).toBe('admin-users');
    expect(activeEntry('/')?.id).toBe('parent-orders');
  });

  it('marks strategy groups alone, whose address lies below that of the settings', () => {
    expect(activeEntry('/strategies/groups')?.id).toBe('strategy-groups');
    expect(activeEntry('/strategies/settings-v2')?.id).toBe('strategy-settings');
  });

  it('marks nothing for an address that is no screen', () => {
    expect(activeEntry('/admin/usersx')).toBeNull();
    expect(activeEntry('/nowhere')).toBeNull();
  });
});
