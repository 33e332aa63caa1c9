import type { RoutedKind } from '@meridian/domain/four-eyes/routed-row';
import type { OrdersByStrategy } from '@meridian/domain/strategy-groups/strategy-uses';
import type { ChangeBy } from '../change-configuration.ts';
import { changeConfiguration } from '../change-configuration.ts';
import type { ConfigurationValues } from '../configuration-row.ts';
import type {
  ConfigurationRefusal,
  ConfigurationStoreOptions,
  ConfigurationWriter,
  RowToSave,
} from '../configuration-store.ts';
import { amendProposal, decideProposal, type ProposalDecision } from './decide-proposal.ts';
import { type ApprovalRule, readApprovalRule } from './approval-rule.ts';
import { expireProposals } from './keep-proposal.ts';
import { DESK_KINDS, type DeskKind, type GovernedKind, ROUTED_KINDS } from '../governed-kinds.ts';
import { type ConfigurationProposal, toProposal } from './proposal-row.ts';
import { refuseUnsound } from '../refuse-unsound.ts';
import { placedRow, type Removal, type Submitted, submitRemoval, submitRow, submitTogether } from './submit-change.ts';

/** Who changes, and why. */
export type NotedWriter = {
  readonly writer: ConfigurationWriter;
  readonly note?: string;
  /** Strategies of open orders, when the desk is reachable. */
  readonly live?: readonly OrdersByStrategy[];
};

type Outcome<Result> = { readonly kind: 'done'; readonly result: Result } | ConfigurationRefusal;

export type ProposalStore = {
  /** All or none. Each is saved, or waits when an account that it reaches requires approval. */
  submit<Kind extends RoutedKind>(
    kind: Kind,
    rows: readonly RowToSave<Kind>[],
    by: NotedWriter,
  ): Promise<Outcome<readonly Submitted<Kind>[]>>;
  /** All are saved, or all wait as one request. */
  submitTogether<Kind extends DeskKind>(
    kind: Kind,
    rows: readonly RowToSave<Kind>[],
    by: NotedWriter,
  ): Promise<Outcome<readonly Submitted<Kind>[]>>;
  submitRemoval<Kind extends GovernedKind>(
    kind: Kind,
    row: Removal,
    by: NotedWriter,
  ): Promise<Outcome<Submitted<Kind>>>;
  amend<Kind extends RoutedKind>(
    id: number,
    change: { readonly kind: Kind; readonly values: ConfigurationValues<Kind> },
    by: NotedWriter,
  ): Promise<Outcome<ConfigurationProposal<Kind>>>;
  decide(decision: ProposalDecision, by: NotedWriter): Promise<Outcome<ConfigurationProposal>>;
  /** Pending ones, oldest first. */
  pending(kinds?: readonly GovernedKind[]): Promise<readonly ConfigurationProposal[]>;
  /** Pending or not, of the time since, oldest first. */
  since(sinceMs: number): Promise<readonly ConfigurationProposal[]>;
  find(id: number): Promise<ConfigurationProposal | null>;
  /** Whose changes need a second person today. */
  approvalRule(): Promise<ApprovalRule>;
};

/** Of a week. More is no list. */
const MAX_SINCE = 2_000;

/** Changes that may need a second person. */
export function createProposalStore(options: ConfigurationStoreOptions): ProposalStore {
  const { db } = options.database;
  const change = <Result>(work: (db: Parameters<typeof expireProposals>[0], nowMs: number) => Promise<Result>) =>
    changeConfiguration(options, async (inside): Promise<{ kind: 'done'; result: Result }> => {
      const nowMs = options.nowMs();
      await expireProposals(inside, nowMs);
      return { kind: 'done', result: await work(inside, nowMs) };
    });
  return {
    submit: (kind, rows, writer) =>
      change(async (inside, nowMs) => {
        const done = [];
        for (const row of rows) done.push(await submitRow(inside, kind, row, by(writer, nowMs)));
        await refuseUnsound(inside, kind, done.flatMap(placedRow));
        return done;
      }),
    submitTogether: (kind, rows, writer) =>
      change((inside, nowMs) => submitTogether(inside, kind, rows, by(writer, nowMs))),
    submitRemoval: (kind, row, writer) =>
      change((inside, nowMs) => submitRemoval(inside, kind, row, by(writer, nowMs))),
    amend: (id, values, writer) => change((inside, nowMs) => amendProposal(inside, id, values, by(writer, nowMs))),
    decide: (decision, writer) => change((inside, nowMs) => decideProposal(inside, decision, by(writer, nowMs))),
    pending: async (kinds = [...ROUTED_KINDS, ...DESK_KINDS]) => {
      const rows = await db
        .selectFrom('configuration_proposal')
        .selectAll()
        .where('kind', 'in', [...kinds])
        .where('state', '=', 'pending')
        .where('expires_ms', '>', options.nowMs())
        .orderBy('id')
        .execute();
      return rows.map((row) => toProposal(row, options.nowMs()));
    },
    since: async (sinceMs) => {
      const rows = await db
        .selectFrom('configuration_proposal')
        .selectAll()
        .where('proposed_ms', '>=', sinceMs)
        .orderBy('id', 'desc')
        .limit(MAX_SINCE)
        .execute();
      return rows.toReversed().map((row) => toProposal(row, options.nowMs()));
    },
    find: async (id) => {
      const row = await db.selectFrom('configuration_proposal').selectAll().where('id', '=', id).executeTakeFirst();
      return row === undefined ? null : toProposal(row, options.nowMs());
    },
    approvalRule: () => readApprovalRule(db, options.nowMs()),
  };
}

function by({ writer, note = '', live }: NotedWriter, nowMs: number): ChangeBy {
  return { writer, note, nowMs, ...(live !== undefined && { live }) };
}
