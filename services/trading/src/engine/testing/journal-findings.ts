import type { OpenDatabase } from '@meridian/storage/database';
import { eventFromText } from '../../journal/event-text.ts';
import { createPostgresSnapshotStore } from '../../journal/postgres-snapshot-store.ts';
import { openPostgresJournal } from '../../journal/postgres-journal.ts';
import { applyEvent } from '../../kernel/apply/apply-event.ts';
import { committedLotsOf } from '../../kernel/children/exposure.ts';
import type { ChildCreated } from '../../kernel/events/child-events.ts';
import type { JournaledEvent } from '../../kernel/events/kernel-event.ts';
import { recoverState } from '../../kernel/recovery/recover-state.ts';
import { emptyState, type KernelState } from '../../kernel/state/kernel-state.ts';
import { stateDigest } from '../../kernel/testing/state-digest.ts';
import { isInDoubt, isOpenChild } from '../../kernel/status/child-status.ts';
import type { CommandAnswer } from '../../kernel/state/command-answers.ts';
import { STREAM_USER_ID } from './command-stream.ts';

const EVENTS_PER_READ = 5_000;

/** Reads from a journal what happened in every life of its engine. */
export class JournalReader {
  readonly findings: string[] = [];
  readonly answers = new Map<string, CommandAnswer>();
  readonly created = new Set<number>();
  readonly #sent = new Set<number>();
  readonly #clientOrders = new Set<string>();
  readonly #state: KernelState = emptyState();
  readonly #database: OpenDatabase;
  lastSeq = 0;
  recoveries = 0;
  /** How often a snapshot was there to recover from. */
  fromSnapshots = 0;
  /** Child orders that a restart found open, and that were out for the venue. */
  reconciled = 0;

  constructor(database: OpenDatabase) {
    this.#database = database;
  }

  /** Goes on from where it was. */
  async readOn(): Promise<void> {
    const text = 'select seq, body from trading_event where seq > $1 order by seq limit $2';
    for (;;) {
      const values = [this.lastSeq, EVENTS_PER_READ];
      const { rows } = await this.#database.pool.query<{ seq: number; body: string }>(text, values);
      for (const { seq, body } of rows) this.#take({ seq, event: eventFromText(body) });
      if (rows.length < EVENTS_PER_READ) return;
    }
  }

  /** The engine must be down. Checks that the journal alone and a snapshot plus later events give the same state. */
  async checkSnapshots(): Promise<void> {
    const journal = await openPostgresJournal(this.#database);
    // A commit in flight at the kill may have completed. From here on nobody writes.
    await this.readOn();
    const snapshots = createPostgresSnapshotStore(this.#database);
    const { state, faults, snapshotSeq } = await recoverState({ journal, snapshots });
    await journal.close();
    if (snapshotSeq > 0) this.fromSnapshots += 1;
    this.#expect(faults.length === 0, `a snapshot is damaged: ${faults[0]?.reason}`);
    this.#expect(stateDigest(state) === stateDigest(this.#state), 'a snapshot tells another story than the journal');
    for (const { id, fills, terms, originalLots } of state.orders.parents.values()) {
      const mostLots = Math.max(originalLots, terms.quantityLots);
      this.#expect(fills.own.lots <= mostLots, `order ${id} is overfilled: ${fills.own.lots} of ${mostLots}`);
    }
  }

  #take(journaled: JournaledEvent): void {
    const { seq, event } = journaled;
    this.#expect(seq === this.lastSeq + 1, `event ${seq} follows ${this.lastSeq}`);
    this.lastSeq = seq;
    if (event.kind === 'ChildCreated') this.#create(event);
    else if (event.kind === 'ChildrenSent') for (const id of event.childIds) this.#once(this.#sent, id, 'was sent');
    else if (event.kind === 'OrderReceived') this.#receive(`${event.terms.account} ${event.terms.clientOrderId}`);
    else if (event.kind === 'CommandAnswered' && event.userId === STREAM_USER_ID) {
      this.#expect(!this.answers.has(event.commandId), `command ${event.commandId} was done twice`);
      this.answers.set(event.commandId, event.answer);
    } else if (event.kind === 'EngineRecovered') this.#recover(event.openChildren);
    applyEvent(this.#state, journaled);
  }

  /** Every open child is in doubt until its venue has answered. */
  #recover(openChildren: number): void {
    this.recoveries += 1;
    this.reconciled += openChildren;
    const open = Array.from(this.#state.orders.children.values()).filter(isOpenChild);
    const sure = open.filter((child) => !isInDoubt(child)).length;
    this.#expect(sure === 0, `${sure} children are taken for open before their venues have answered`);
  }

  /** What is in doubt may have filled, so it counts as open. */
  #create({ childId, parentId, terms }: ChildCreated): void {
    this.#once(this.created, childId, 'was created');
    if (terms.kind === 'conditional' || terms.lane !== 'own') return;
    const parent = this.#state.orders.parent(parentId);
    const freeLots = parent.terms.quantityLots - committedLotsOf(parent);
    this.#expect(terms.lots <= freeLots, `child ${childId} of ${terms.lots} was made where ${freeLots} were free`);
  }

  #receive(name: string): void {
    this.#expect(!this.#clientOrders.has(name), `order ${name} came in twice`);
    this.#clientOrders.add(name);
  }

  #once(ids: Set<number>, id: number, what: string): void {
    this.#expect(!ids.has(id), `child ${id} ${what} twice`);
    ids.add(id);
  }

  #expect(isSo: boolean, otherwise: string): void {
    if (!isSo) this.findings.push(otherwise);
  }
}
