import { searchProblem } from '@meridian/domain/power-search/check-search';
import { normaliseSearch } from '@meridian/domain/power-search/normalise-search';
import type { PowerSearch } from '@meridian/domain/power-search/power-search';
import type { PowerSearchData } from '@meridian/protocol/live/search-commands';
import type { OpenDatabase } from '@meridian/storage/database';
import { transaction } from '@meridian/storage/transaction';
import type { CommandHandlers, CommandOutcome } from '../live/command-handlers.ts';

export const MAX_SAVED_SEARCHES = 200;

export type SavedSearchesOptions = { readonly database: OpenDatabase; readonly nowMs: () => number };

/** `power_search.save`, `.fetch` and `.delete`: each user's own searches by name. */
export function savedSearches({ database, nowMs }: SavedSearchesOptions) {
  return {
    'power_search.save': async ({ args }, { user }) => {
      const name = args.name.trim();
      if (name === '' || /\p{Cc}/u.test(name)) return refusal('bad-name', 'A search needs a name in plain characters.');
      const problem = searchProblem(args.search);
      if (problem !== null) return refusal('bad-search', problem);
      const isSaved = await save(database, user.id, name, normaliseSearch(args.search), nowMs());
      if (isSaved) return { ok: true, message: `${name} is saved.` };
      return refusal('too-many', `You can keep ${MAX_SAVED_SEARCHES} searches; delete one first.`);
    },
    'power_search.fetch': async ({ args }, { user }) => {
      const named = args.name?.trim();
      const query = database.db
        .selectFrom('power_search')
        .select(['name', 'search', 'updated_ms'])
        .where('user_id', '=', user.id);
      const found = await (named === undefined ? query : query.where('name', '=', named)).orderBy('name').execute();
      if (named !== undefined && found.length === 0) return notFound(named);
      const data: PowerSearchData = { searches: found };
      return { ok: true, message: '', data };
    },
    'power_search.delete': async ({ args }, { user }) => {
      const name = args.name.trim();
      const { numDeletedRows } = await database.db
        .deleteFrom('power_search')
        .where('user_id', '=', user.id)
        .where('name', '=', name)
        .executeTakeFirst();
      return numDeletedRows > 0n ? { ok: true, message: `${name} is deleted.` } : notFound(name);
    },
  } satisfies CommandHandlers;
}

/** False when the user has the maximum number of searches and none of this name. */
async function save(
  database: OpenDatabase,
  userId: number,
  name: string,
  search: PowerSearch,
  nowMs: number,
): Promise<boolean> {
  return transaction(database, async ({ db }) => {
    // One save at a time per user. Otherwise two concurrent ones would both find room.
    await db.selectFrom('app_user').select('id').where('id', '=', userId).forUpdate().execute();
    const others = await db
      .selectFrom('power_search')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .where('name', '!=', name)
      .executeTakeFirstOrThrow();
    if (others.count >= MAX_SAVED_SEARCHES) return false;
    const saved = { search: JSON.stringify(search), updated_ms: nowMs };
    await db
      .insertInto('power_search')
      .values({ user_id: userId, name, ...saved })
      .onConflict((conflict) => conflict.columns(['user_id', 'name']).doUpdateSet(saved))
      .execute();
    return true;
  });
}

function refusal(code: string, message: string): CommandOutcome {
  return { ok: false, code, message };
}

function notFound(name: string): CommandOutcome {
  return refusal('not-found', `There is no search ${name}.`);
}
