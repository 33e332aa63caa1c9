import type { User } from '@meridian/protocol/rest/identity-schemas';
import { PreferencesSchema, type StoredPreferences } from '@meridian/protocol/rest/preference-calls';
import { sql } from 'kysely';
import { Check, Clean } from 'typebox/value';
import type { IdentityContext } from '../identity-context.ts';

/** Leaves out stored values that this version does not know. */
function known(choices: unknown): StoredPreferences {
  const cleaned = Clean(PreferencesSchema, choices);
  return Check(PreferencesSchema, cleaned) ? cleaned : {};
}

export async function preferencesOf({ database }: IdentityContext, { id }: User): Promise<StoredPreferences> {
  const row = await database.db
    .selectFrom('user_preference')
    .select('choices')
    .where('user_id', '=', id)
    .executeTakeFirst();
  return row === undefined ? {} : known(row.choices);
}

/** Two browsers may save at once. Each changes only the values it names. */
export async function savePreferences(
  { database, nowMs }: IdentityContext,
  { id }: User,
  choices: StoredPreferences,
): Promise<StoredPreferences> {
  const { rows } = await sql<{ choices: unknown }>`
    insert into user_preference (user_id, choices, saved_ms)
    values (${id}, ${JSON.stringify(choices)}::jsonb, ${nowMs()})
    on conflict (user_id) do update
    set choices = user_preference.choices || excluded.choices, saved_ms = excluded.saved_ms
    returning choices`.execute(database.db);
  return known(rows[0]?.choices ?? {});
}
