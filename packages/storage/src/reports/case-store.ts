import type { CaseSort, SurveillanceCase, SurveillanceCaseDetail } from '@meridian/protocol/rest/surveillance-calls';
import type { Insertable, Kysely, Selectable } from 'kysely';
import type { OpenDatabase } from '../database.ts';
import { appendToOutbox, type OutboxMessage } from '../outbox.ts';
import type { Database } from '../schema/database.ts';
import type { SurveillanceCaseTable } from '../schema/report-tables.ts';
import { recordChange } from '../security-event.ts';
import { transaction } from '../transaction.ts';

export type CaseRow = Selectable<SurveillanceCaseTable>;
export type CaseEvent = SurveillanceCaseDetail['events'][number];

export type NewCase = Omit<Insertable<SurveillanceCaseTable>, 'id' | 'run_id' | 'state' | 'version'>;

const LISTED = [
  'id',
  'run_id',
  'rule',
  'severity',
  'score',
  'state',
  'trade_date',
  'account',
  'alloc_account',
  'exchange_symbol',
  'asset_class',
  'at_ms',
  'traders',
  'alert',
  'thresholds_version',
  'version',
] as const;

export type ListedCase = Pick<CaseRow, (typeof LISTED)[number]>;

/** A field that is left out does not narrow the list. */
export type CaseQuery = {
  readonly state?: CaseRow['state'] | undefined;
  readonly rule?: CaseRow['rule'] | undefined;
  readonly account?: string | undefined;
  readonly minScore?: number | undefined;
  readonly runId?: number | undefined;
  readonly sort?: CaseSort | undefined;
};

export type CaseDecision = {
  readonly id: number;
  /** The version that was on the screen. */
  readonly version: number;
  readonly state: SurveillanceCase['state'];
  readonly reason: string;
  readonly text: string | null;
  readonly to: string | null;
};

/** Mails about a decision, and to whom they go. */
type DecisionMails = { readonly mails: readonly OutboxMessage[]; readonly mailed: readonly string[] };

type Actor = { readonly id: number; readonly email: string };

const EVENT_OF = { open: 'reopened', dismissed: 'dismissed', escalated: 'escalated' } as const;

/** Surveillance cases with all that was decided about them; nothing of the trail is ever changed. */
export function createCaseStore({ database, nowMs }: { database: OpenDatabase; nowMs: () => number }) {
  const { db } = database;
  return {
    /** A case that is known already keeps its state. Answers the number of new ones. */
    raiseAll: (cases: readonly NewCase[], runId: number): Promise<number> =>
      transaction(database, async (tx) => {
        let raised = 0;
        for (const one of cases) raised += (await raise(tx.db, one, runId, nowMs())) ? 1 : 0;
        return raised;
      }),
    /** Without orders and market, which only an open case shows. */
    list: ({ state, rule, account, minScore, runId, sort = 'score' }: CaseQuery): Promise<ListedCase[]> => {
      let rows = db.selectFrom('surveillance_case').select(LISTED);
      if (state !== undefined) rows = rows.where('state', '=', state);
      if (rule !== undefined) rows = rows.where('rule', '=', rule);
      if (account !== undefined) rows = rows.where('account', '=', account);
      if (minScore !== undefined) rows = rows.where('score', '>=', minScore);
      if (runId !== undefined) rows = rows.where('run_id', '=', runId);
      if (sort === 'newest') rows = rows.orderBy('at_ms', 'desc');
      if (sort === 'account') rows = rows.orderBy('account').orderBy('alloc_account');
      if (sort === 'symbol') rows = rows.orderBy('exchange_symbol');
      return rows.orderBy('score', 'desc').orderBy('id', 'desc').limit(MAX_LISTED).execute();
    },
    escalated: (): Promise<EscalatedCase[]> => escalatedCases(db),
    find: async (id: number): Promise<CaseRow | null> =>
      (await db.selectFrom('surveillance_case').selectAll().where('id', '=', id).executeTakeFirst()) ?? null,
    /** Oldest first. */
    events: (id: number): Promise<CaseEvent[]> =>
      db
        .selectFrom('surveillance_case_event')
        .select(['at_ms', 'by_email as by', 'kind', 'reason', 'body as text', 'sent_to as to'])
        .where('case_id', '=', id)
        .orderBy('id')
        .execute(),
    /** Looking again within minutes is the same look. */
    opened: async (id: number, actor: Actor): Promise<void> => {
      const seen = await db
        .selectFrom('surveillance_case_event')
        .select('id')
        .where('case_id', '=', id)
        .where('kind', '=', 'opened')
        .where('by_id', '=', actor.id)
        .where('at_ms', '>', nowMs() - ONE_LOOK_MS)
        .executeTakeFirst();
      if (seen === undefined) await record(db, id, { kind: 'opened' }, actor, nowMs());
    },
    exported: (id: number, actor: Actor): Promise<void> => record(db, id, { kind: 'exported' }, actor, nowMs()),
    decide: (
      decision: CaseDecision,
      actor: Actor,
      { mails, mailed }: DecisionMails,
    ): Promise<'changed-meanwhile' | 'decided'> =>
      transaction(database, (tx) => decide(tx.db, decision, { actor, mails, mailed }, nowMs())),
  };
}

export type CaseStore = ReturnType<typeof createCaseStore>;

/** An escalated case with the decision that made it one. */
export type EscalatedCase = ListedCase & {
  readonly sent_to: string | null;
  readonly by_email: string | null;
  readonly escalated_ms: number;
  readonly reason: string | null;
};

function escalatedCases(db: Kysely<Database>): Promise<EscalatedCase[]> {
  return db
    .selectFrom('surveillance_case')
    .innerJoin(
      (eb) =>
        eb
          .selectFrom('surveillance_case_event')
          .distinctOn('case_id')
          .select(['case_id', 'sent_to', 'by_email', 'at_ms as escalated_ms', 'reason'])
          .where('kind', '=', 'escalated')
          .orderBy('case_id')
          .orderBy('id', 'desc')
          .as('decision'),
      (join) => join.onRef('decision.case_id', '=', 'surveillance_case.id'),
    )
    .select(LISTED.map((column) => `surveillance_case.${column}` as const))
    .select(['decision.sent_to', 'decision.by_email', 'decision.escalated_ms', 'decision.reason'])
    .where('surveillance_case.state', '=', 'escalated')
    .orderBy('surveillance_case.id')
    .limit(MAX_LISTED)
    .execute();
}

const MAX_LISTED = 5_000;
const ONE_LOOK_MS = 10 * 60_000;

async function raise(db: Kysely<Database>, one: NewCase, runId: number, nowMs: number): Promise<boolean> {
  const row = await db
    .insertInto('surveillance_case')
    .values({ ...one, run_id: runId, state: 'open', version: 1 })
    .onConflict((oc) => oc.column('fingerprint').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) {
    await db
      .updateTable('surveillance_case')
      .set({ run_id: runId })
      .where('fingerprint', '=', one.fingerprint)
      .execute();
    return false;
  }
  await record(
    db,
    row.id,
    { kind: 'raised', reason: `${one.rule}, score ${one.score}, report run ${runId}` },
    null,
    nowMs,
  );
  return true;
}

type NewEvent = {
  readonly kind: CaseEvent['kind'];
  readonly reason?: string | null;
  readonly text?: string | null;
  readonly to?: string | null;
};

async function record(
  db: Kysely<Database>,
  caseId: number,
  { kind, reason = null, text = null, to = null }: NewEvent,
  actor: Actor | null,
  nowMs: number,
): Promise<void> {
  const by = { by_id: actor?.id ?? null, by_email: actor?.email ?? null };
  const event = { case_id: caseId, at_ms: nowMs, ...by, kind, reason, body: text, sent_to: to };
  await db.insertInto('surveillance_case_event').values(event).execute();
}

type Deciding = DecisionMails & { readonly actor: Actor };

async function decide(
  db: Kysely<Database>,
  { id, version, state, reason, text, to }: CaseDecision,
  { actor, mails, mailed }: Deciding,
  nowMs: number,
): Promise<'changed-meanwhile' | 'decided'> {
  const cases = db.selectFrom('surveillance_case').select('state');
  const before = (await cases.where('id', '=', id).forUpdate().executeTakeFirst()) ?? null;
  const changed = await db
    .updateTable('surveillance_case')
    .set({ state, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
  if (changed === undefined) return 'changed-meanwhile';
  const detail = { what: 'case', case: id, decision: EVENT_OF[state], reason, text, to };
  const entry = { kind: 'surveillance_changed', actorId: actor.id, detail, before, after: { state } } as const;
  await recordChange(db, entry, nowMs);
  await record(db, id, { kind: EVENT_OF[state], reason, text, to }, actor, nowMs);
  if (mailed.length > 0) await record(db, id, { kind: 'mailed', to: mailed.join(', ') }, null, nowMs);
  await appendToOutbox(db, mails, nowMs);
  return 'decided';
}
