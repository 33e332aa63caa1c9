import { PERMISSION_FLAGS, type PermissionFlag } from '@meridian/domain/entities/permissions';
import type { AdminUser } from '@meridian/protocol/rest/admin-calls';
import { demoEmail, demoPassword } from '../../world/sign-in.ts';
import type { World } from '../../world/world.ts';
import { callMain, expectGood, mainToken } from './service-calls.ts';

export type Grant = Partial<Record<PermissionFlag, boolean>> & {
  readonly accounts?: readonly string[];
  readonly max_connections?: number;
  readonly is_disabled?: boolean;
};

const tokens = new WeakMap<World, Promise<string>>();

/** One administrator session per world: the calls count against the limits of one email. */
function administratorToken(world: World): Promise<string> {
  const known = tokens.get(world) ?? mainToken(world.url, demoEmail('admin'), demoPassword);
  tokens.set(world, known);
  return known;
}

async function askAsAdmin(world: World, path: string, change?: { method: string; body: unknown }): Promise<unknown> {
  return expectGood(callMain(world.url, path, { token: await administratorToken(world), ...change }));
}

type Waiting = { readonly key: string; readonly kind: string; readonly id: number; readonly revision: number };

/** A second person approves every change of routing that waits. Answers how many there were. */
export async function approveRouting(world: World): Promise<number> {
  const { for_me } = (await askAsAdmin(world, '/waiting')) as { readonly for_me: readonly Waiting[] };
  const waiting = for_me.filter(({ kind }) => kind === 'routing');
  for (const { id, revision } of waiting) {
    await askAsAdmin(world, `/strategies/proposals/${id}/approve`, { method: 'POST', body: { revision } });
  }
  return waiting.length;
}

export async function findUser(world: World, email: string): Promise<AdminUser> {
  const query = new URLSearchParams({ search: email });
  const found = (await askAsAdmin(world, `/admin/users?${query}`)) as readonly AdminUser[];
  const user = found.find(({ email_id }) => email_id === email);
  if (user === undefined) throw new Error(`there is no user ${email}`);
  return user;
}

/** Changes a user as an administrator elsewhere would; what is not named stays. */
export async function grant(world: World, email: string, change: Grant): Promise<AdminUser> {
  const user = await findUser(world, email);
  const flags = PERMISSION_FLAGS.map((flag) => [flag, change[flag] ?? user[flag]]);
  const { alloc_accounts, accounts } = user.data_permissions;
  const body = {
    version: user.version,
    permissions: {
      ...Object.fromEntries(flags),
      data_permissions: { accounts: change.accounts ?? accounts, alloc_accounts },
    },
    is_disabled: change.is_disabled ?? user.is_disabled,
    max_connections: change.max_connections ?? user.max_connections,
    reason: 'For a test',
  };
  return (await askAsAdmin(world, `/admin/users/${user.id}`, { method: 'PUT', body })) as AdminUser;
}
