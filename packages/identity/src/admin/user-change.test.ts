import { NO_PERMISSIONS } from '@meridian/domain/entities/permissions';
import { expect, test } from 'vitest';
import { changeableFields, changesBetween } from './user-change.ts';

const rest = { is_disabled: false, max_connections: 10, trader_id: 'ANA' };
const granted = (accounts: string[], log_permit = false) =>
  changeableFields({ ...NO_PERMISSIONS, log_permit, data_permissions: { accounts, alloc_accounts: [] } }, rest);

test('names only what differs, with before and after', () => {
  expect(changesBetween(granted(['A']), granted(['A', 'B'], true))).toEqual({
    log_permit: { before: false, after: true },
    accounts: { before: ['A'], after: ['A', 'B'] },
  });
});

test('the order of accounts and a repeated one change nothing', () => {
  expect(changesBetween(granted(['A', 'B']), granted(['B', 'A', 'B']))).toEqual({});
});

test('disabling and the number of connections count as changes', () => {
  const after = changeableFields(
    { ...NO_PERMISSIONS, data_permissions: { accounts: ['A'], alloc_accounts: [] } },
    {
      is_disabled: true,
      max_connections: 3,
      trader_id: 'ANA',
    },
  );
  expect(changesBetween(granted(['A']), after)).toEqual({
    is_disabled: { before: false, after: true },
    max_connections: { before: 10, after: 3 },
  });
});
