import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DEMO_ACCOUNTS } from '@meridian/identity/demo/demo-accounts';
import type { OpenDatabase } from '@meridian/storage/database';
import { createAccounts } from './create-accounts.ts';
import { CommandStream } from './command-stream.ts';
import { JournalReader } from './journal-findings.ts';
import type { FromKillable, KillableJob } from './killable-messages.ts';
import { KillableProcess } from './killable-process.ts';

export type KillAndRecoverOptions = {
  readonly database: OpenDatabase;
  /** For the venue's log. */
  readonly folder: string;
  readonly kills: number;
  /** Between 0 and 1; decides when to kill. */
  readonly random: () => number;
  readonly nowMs: () => number;
};

export type KillReport = {
  /** Violations. */
  readonly findings: readonly string[];
  readonly acknowledged: number;
  readonly events: number;
  readonly children: number;
  readonly reconciled: number;
  readonly recoveries: number;
  readonly fromSnapshots: number;
  /** Startup time of each life. */
  readonly startMs: readonly number[];
};

/** At least this many answers before a kill, on any machine. */
const ANSWERS_PER_LIFE = 40;
const MAX_LIFE_MS = 1_200;
const COMMANDS_PER_ROUND = 4;
const ROUND_MS = 10;
const PATIENCE_MS = 60_000;

/** Kills an engine under load repeatedly, and checks what each life finds of the previous one. */
export async function killAndRecover(options: KillAndRecoverOptions): Promise<KillReport> {
  const { database, folder, kills, random } = options;
  await createAccounts(database);
  const venueLog = join(folder, 'sent-to-venues.log');
  const clients = { orders: 600, rate: 30 };
  const job: KillableJob = { databaseUrl: database.url, seed: 1, clients, venueLog, snapshotEveryEvents: 500 };
  const run = new KillRun(job, options);
  for (let kill = 1; kill <= kills; kill += 1) {
    const engine = await run.begin();
    await run.trade(engine, random() * MAX_LIFE_MS);
    await engine.kill();
    await run.check();
  }
  const last = await run.begin();
  await run.settle(last);
  await last.close();
  await run.check();
  return run.report();
}

class KillRun {
  readonly #job: KillableJob;
  readonly #options: KillAndRecoverOptions;
  readonly #stream = new CommandStream(DEMO_ACCOUNTS);
  readonly #journal: JournalReader;
  readonly #findings: string[] = [];
  readonly #startMs: number[] = [];

  constructor(job: KillableJob, options: KillAndRecoverOptions) {
    this.#job = job;
    this.#options = options;
    this.#journal = new JournalReader(options.database);
  }

  /** Starts the next life. Unanswered commands are sent again with the same ids. */
  async begin(): Promise<KillableProcess> {
    const { nowMs } = this.#options;
    const beganMs = nowMs();
    const engine = new KillableProcess(this.#job, (message) => this.#hear(message));
    const { orderIds } = await engine.started;
    this.#startMs.push(nowMs() - beganMs);
    const known = new Set(orderIds);
    for (const id of this.#stream.orderIds) if (!known.has(id)) this.#findings.push(`order ${id} is lost`);
    for (const command of this.#stream.unanswered()) this.#send(engine, command);
    await this.#untilShown(engine);
    return engine;
  }

  async trade(engine: KillableProcess, lifeMs: number): Promise<void> {
    const { nowMs } = this.#options;
    const before = this.#stream.acknowledged().length;
    const beganMs = nowMs();
    while (nowMs() - beganMs < lifeMs || this.#stream.acknowledged().length < before + ANSWERS_PER_LIFE) {
      if (nowMs() - beganMs > PATIENCE_MS) throw new Error('the engine does not answer');
      for (let n = 0; n < COMMANDS_PER_ROUND; n += 1) this.#send(engine, this.#stream.next());
      await sleep(ROUND_MS);
    }
  }

  /** Everything is answered in the end. */
  async settle(engine: KillableProcess): Promise<void> {
    await this.#until(() => this.#stream.unanswered().length === 0, 'commands are left unanswered');
    await this.#untilShown(engine);
  }

  /** With the engine down, everything that was visible must be in the journal. */
  async check(): Promise<void> {
    const journal = this.#journal;
    await journal.readOn();
    await journal.checkSnapshots();
    for (const [id, answer] of this.#stream.acknowledged()) {
      const written = journal.answers.get(id);
      if (written === undefined) this.#findings.push(`the answer to ${id} is lost`);
      else if (JSON.stringify(written) !== JSON.stringify(answer)) this.#findings.push(`${id} was answered otherwise`);
    }
    const text = await readFile(this.#job.venueLog, 'utf8');
    const sent = text.split('\n').filter((line) => line !== '');
    if (new Set(sent).size !== sent.length) this.#findings.push('a child order left for its venue twice');
    for (const line of sent) {
      if (!journal.created.has(Number(line))) this.#findings.push(`child ${line} left before it was written down`);
    }
  }

  report(): KillReport {
    const { lastSeq: events, created, reconciled, recoveries, fromSnapshots, findings } = this.#journal;
    return {
      findings: [...this.#findings, ...findings],
      acknowledged: this.#stream.acknowledged().length,
      events,
      children: created.size,
      reconciled,
      recoveries,
      fromSnapshots,
      startMs: this.#startMs,
    };
  }

  #hear(message: FromKillable): void {
    if (message.kind === 'problem') this.#findings.push(message.text);
    if (message.kind !== 'answer') return;
    const wrong = this.#stream.hear(message.commandId, message.answer);
    if (wrong !== null) this.#findings.push(wrong);
  }

  #send(engine: KillableProcess, command: ReturnType<CommandStream['next']>): void {
    engine.send({ kind: 'command', command, user: this.#stream.user });
  }

  /** The topics show every acknowledged order. */
  async #untilShown(engine: KillableProcess): Promise<void> {
    const wanted = [...this.#stream.orderIds];
    await this.#until(async () => {
      const shown = new Set(await engine.shown());
      return wanted.every((id) => shown.has(id));
    }, 'orders are missing in the topics');
  }

  async #until(isSo: () => boolean | Promise<boolean>, otherwise: string): Promise<void> {
    const { nowMs } = this.#options;
    for (const beganMs = nowMs(); !(await isSo()); ) {
      if (nowMs() - beganMs > PATIENCE_MS) throw new Error(otherwise);
      await sleep(ROUND_MS);
    }
  }
}
