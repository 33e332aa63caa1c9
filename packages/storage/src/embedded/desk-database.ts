import { createHmac } from 'node:crypto';
import { Client } from 'pg';
import { serverUrl } from './postmaster.ts';

const DATABASE_NAME = 'meridian';

/** The role that Meridian connects as. It owns its database and is no superuser. */
export const DESK_ROLE = 'meridian_desk';

/** Follows from the superuser's password and does not reveal it, so that no second file has to be kept. */
function deskPassword(superuserPassword: string): string {
  return createHmac('sha256', superuserPassword).update('meridian/desk-role').digest('base64url');
}

export function deskUrl(port: number, superuserPassword: string): string {
  return `postgres://${DESK_ROLE}:${deskPassword(superuserPassword)}@127.0.0.1:${port}/${DATABASE_NAME}`;
}

/**
 * Makes the desk's role and database. Checked at every start, because a first start may have been interrupted, and
 * because a database of an earlier version belongs to the superuser.
 */
export async function ensureDeskDatabase(port: number, superuserPassword: string): Promise<void> {
  await asSuperuser(serverUrl(port, superuserPassword, 'postgres'), async (client) => {
    const role = await client.query('select from pg_roles where rolname = $1', [DESK_ROLE]);
    if (role.rowCount === 0) await client.query(`create role ${DESK_ROLE}`);
    const password = client.escapeLiteral(deskPassword(superuserPassword));
    await client.query(
      `alter role ${DESK_ROLE} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password ${password}`,
    );
    const { rows } = await client.query<{ owner: string }>(
      'select datdba::regrole::text as owner from pg_database where datname = $1',
      [DATABASE_NAME],
    );
    if (rows[0] === undefined) await client.query(`create database ${DATABASE_NAME} owner ${DESK_ROLE}`);
    else if (rows[0].owner !== DESK_ROLE) await client.query(`alter database ${DATABASE_NAME} owner to ${DESK_ROLE}`);
  });
  await asSuperuser(serverUrl(port, superuserPassword, DATABASE_NAME), (client) => client.query(HAND_OVER_SQL));
}

/** One transaction. `reassign owned` would be shorter, but refuses the role that initialised the cluster. */
const HAND_OVER_SQL = `
do $$
declare
  command text;
begin
  for command in
    select format('alter %s %s owner to ${DESK_ROLE}',
      case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end,
      oid::regclass)
    from pg_class
    where relnamespace = 'public'::regnamespace
      and relkind in ('r', 'p', 'v', 'm', 'S')
      and relowner <> '${DESK_ROLE}'::regrole
      -- A sequence of a column goes with its table.
      and not (relkind = 'S' and exists (
        select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype in ('a', 'i')))
    union all
    select format('alter routine %s owner to ${DESK_ROLE}', oid::regprocedure)
    from pg_proc
    where pronamespace = 'public'::regnamespace and proowner <> '${DESK_ROLE}'::regrole
  loop
    execute command;
  end loop;
end $$`;

async function asSuperuser(url: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
