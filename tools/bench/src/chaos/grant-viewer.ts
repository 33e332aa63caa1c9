import type { UserPermissions } from '@meridian/domain/entities/permissions';
import { DEMO_ACCOUNTS } from '@meridian/identity/demo/demo-accounts';
import { mainToken } from './chaos-client.ts';

/** The viewer may read logs, the market and every account, so that nothing of a storm is refused cheaply. */
export async function grantViewer(url: string, wanted: Partial<UserPermissions> = {}): Promise<void> {
  const headers = { authorization: `Bearer ${await mainToken(url, 'admin')}`, 'content-type': 'application/json' };
  const found = await fetch(`${url}/main/admin/users?search=viewer@meridian.local`, { headers });
  const [viewer]: readonly Readonly<Record<string, unknown>>[] = JSON.parse(await found.text());
  if (viewer === undefined) throw new Error('there is no viewer');
  const { id, version, max_connections, is_admin, python_permit, market_impact_permit, surveillance_permit } = viewer;
  const permissions = {
    is_admin,
    python_permit,
    market_impact_permit,
    surveillance_permit,
    are_actions_permitted: false,
    dashboard_permit: true,
    market_data_permit: true,
    log_permit: true,
    data_permissions: { accounts: DEMO_ACCOUNTS.map(({ account }) => account), alloc_accounts: [] },
    ...wanted,
  };
  const body = { version, permissions, is_disabled: false, max_connections, reason: 'A storm is tried' };
  const saved = await fetch(`${url}/main/admin/users/${String(id)}`, {
    method: 'PUT',
    headers,
    body: JSON.stringify(body),
  });
  if (!saved.ok) throw new Error(`the viewer was not granted logs: ${await saved.text()}`);
}
