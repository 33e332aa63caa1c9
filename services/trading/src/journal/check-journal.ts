import type { OpenDatabase } from '@meridian/storage/database';
import { eventFromText } from './event-text.ts';

export type JournalDamage = {
  readonly seq: number;
  readonly parentId: number | null;
  readonly reason: string;
};

export type JournalCheck = { readonly events: number; readonly damages: readonly JournalDamage[] };

const PAGE = 5_000;
/** More than anybody reads. The first ones show where the damage begins. */
const MAX_DAMAGES = 1_000;

type Row = { readonly seq: number; readonly parent_id: number | null; readonly kind: string; readonly body: string };

/** Reads all events and reports missing or unreadable ones. Old events may have been pruned. */
export async function checkJournal({ pool }: Pick<OpenDatabase, 'pool'>): Promise<JournalCheck> {
  const damages: JournalDamage[] = [];
  const text = 'select seq, parent_id, kind, body from trading_event where seq > $1 order by seq limit $2';
  let events = 0;
  let last: number | null = null;
  for (;;) {
    const { rows }: { rows: Row[] } = await pool.query<Row>(text, [last ?? 0, PAGE]);
    for (const row of rows) {
      if (last !== null && row.seq !== last + 1) damages.push(missing(last + 1, row.seq - 1));
      const damage = damageOf(row);
      if (damage !== null) damages.push(damage);
      last = row.seq;
    }
    events += rows.length;
    if (rows.length < PAGE || damages.length >= MAX_DAMAGES) return { events, damages: damages.slice(0, MAX_DAMAGES) };
  }
}

function missing(first: number, last: number): JournalDamage {
  const reason = first === last ? 'is missing' : `and those up to ${last} are missing`;
  return { seq: first, parentId: null, reason };
}

function damageOf({ seq, parent_id, kind, body }: Row): JournalDamage | null {
  try {
    eventFromText(body);
    return null;
  } catch {
    return { seq, parentId: parent_id, reason: `(${kind}) cannot be read` };
  }
}
