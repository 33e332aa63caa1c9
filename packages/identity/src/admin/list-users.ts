import type { AdminUser } from '@meridian/protocol/rest/admin-calls';
import type { IdentityContext } from '../identity-context.ts';
import { withoutControls } from '../plain-text.ts';
import { selectAdminUsers, toAdminUser } from './admin-user.ts';

export type ListUsersRequest = {
  /** Part of a name, an email or an organisation. */
  readonly search?: string | undefined;
  readonly limit: number;
  readonly offset: number;
};

export type UserPage = { readonly users: AdminUser[]; readonly total: number };

/** Newest first. */
export async function listUsers({ database, nowMs }: IdentityContext, request: ListUsersRequest): Promise<UserPage> {
  const pattern = `%${escapeLike(withoutControls(request.search ?? ''))}%`;
  const matching = database.db
    .selectFrom('app_user')
    .select('id')
    .where((where) =>
      where.or(
        (['email', 'name', 'short_name', 'organisation'] as const).map((column) => where(column, 'ilike', pattern)),
      ),
    );
  const [rows, counted] = await Promise.all([
    selectAdminUsers(database.db, nowMs())
      .where('app_user.id', 'in', matching)
      .orderBy('app_user.created_ms', 'desc')
      .orderBy('app_user.id', 'desc')
      .limit(request.limit)
      .offset(request.offset)
      .execute(),
    matching
      .clearSelect()
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { users: rows.map(toAdminUser), total: counted.total };
}

function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, (mark) => `\\${mark}`);
}
