import { DEMO_ACCOUNTS } from '@meridian/identity/demo/demo-accounts';
import { mainToken } from './chaos-client.ts';

/** The viewer may read logs and every account, so that nothing of a storm is refused cheaply. */
export async function grantViewer(url: string): Promise<void> {
  const headers = { authorization: `Bearer ${await mainToken(url, 'admin')}`, 'content-type': 'application/json' };
  const found = await fetch(`${url}/main/admin/users?search=viewer@meridian.local`, { headers });
  const [viewer]: readonly Readonly<Record<string, unknown>>[] = JSON.parse(await found.text());
  if (viewer === undefined) throw new Error('there is no viewer');
  const { id, version, max_connections, is_admin, are_actions_permitted, dashboard_permit, python_permit } = viewer;
  const { market_impact_permit, market_data_permit, surveillance_permit } = viewer;
  const permissions = {
    is_admin,
    are_actions_permitted,
    dashboard_permit,
    python_permit,
    market_impact_permit,
    market_data_permit,
    surveillance_permit,
    log_permit: true,
    data_permissions: { accounts: DEMO_ACCOUNTS.map(({ account }) => account), alloc_accounts: [] },
  };
  const body = { version, permissions, is_disabled: false, max_connections, reason: 'A storm is tried' };
  const saved = await fetch(`${url}/main/admin/users/${String(id)}`, {
    method: 'PUT',
    headers,
    body: JSON.stringify(body),
  });
  if (!saved.ok) throw new Error(`the viewer was not granted logs: ${await saved.text()}`);
}
