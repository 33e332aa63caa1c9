import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { engineMemory } from '@meridian/trading/engine/engine-memory';
import type { ArgsOf } from '@meridian/trading/kernel/commands/kernel-command';
import type { FromKernel, KernelJob, ToKernel } from './kernel-messages.ts';

type Waiting = { readonly request: ToKernel; readonly onAnswer: () => void };

const TRY_AGAIN_MS = 10;
const MAX_AGAIN = 100;
/** What the bench's algorithm sends as one child. */
const MAX_LOTS = 100;
/** A loaded machine answers slowly; a kernel that gives no answer for so long has stopped. */
const MAX_SILENCE_MS = 60_000;

/** A kernel in a thread of its own, given commands from this one as the live socket does. */
export class KernelThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #held: ToKernel[] = [];
  readonly #failed: Promise<never>;
  #symbols: readonly string[] = [];
  #ticket = 0;
  committedSeq = 0;
  orders = 0;
  longestCommitMs = 0;
  /** Commands that found too much waiting for the disk. */
  refused = 0;

  private constructor(job: KernelJob) {
    const url = new URL('./kernel-worker.ts', import.meta.url);
    this.#worker = new Worker(url, { workerData: job, resourceLimits: engineMemory() });
    this.#failed = new Promise((_, reject) => {
      this.#worker.on('error', reject);
    });
    // Whoever waits for it hears of it; nobody may be waiting.
    this.#failed.catch(() => undefined);
  }

  static async start(job: KernelJob): Promise<KernelThread> {
    const thread = new KernelThread(job);
    await thread.#ready();
    return thread;
  }

  get underWay(): number {
    return this.#waiting.size;
  }

  /** A limit order that the venue fills at once, or one that is only staged. */
  newOrder(kind: 'filled' | 'staged', onAnswer: () => void): void {
    this.#ticket += 1;
    const ticket = this.#ticket;
    // Sizes, symbols and sides in turn: many alike within a minute are refused, and a large order has many children.
    const symbol = Math.floor(ticket / MAX_LOTS);
    const side = Math.floor(symbol / this.#symbols.length);
    const args: ArgsOf<'order.new'> = {
      strat: kind === 'filled' ? 'peg' : 'Staging',
      account: 'ALDGATE',
      alloc_account: 'ALDGATE-CORE',
      exchange_symbol: this.#symbols[symbol % this.#symbols.length] ?? '',
      asset_class: 'EQUITY',
      order_side: side % 2 === 0 ? 'BUY' : 'SELL',
      order_type: 'MARKET',
      order_qty: 1 + (ticket % MAX_LOTS),
      override_reason: 'The same order again and again',
    };
    const request = { kind: 'command', ticket, command: { id: `bench-${ticket}`, name: 'order.new', args } } as const;
    this.#waiting.set(ticket, { request, onAnswer });
    this.#send(request);
  }

  /** Waits until every command is answered. Ends with an error when the kernel fails or no longer answers. */
  async drained(): Promise<void> {
    let left = this.underWay;
    let answeredMs = performance.now();
    while (this.underWay > 0) {
      await Promise.race([sleep(5), this.#failed]);
      if (this.underWay < left) {
        left = this.underWay;
        answeredMs = performance.now();
      } else if (performance.now() - answeredMs > MAX_SILENCE_MS) {
        throw new Error(`the kernel owes ${this.underWay} answers and gave none for ${MAX_SILENCE_MS / 1000} seconds`);
      }
    }
  }

  async close(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#worker.on('exit', () => resolve());
    this.#send({ kind: 'close' });
    await Promise.race([promise, this.#failed]);
  }

  async #ready(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#worker.on('message', (message: FromKernel) => this.#hear(message, resolve));
    await Promise.race([promise, this.#failed]);
  }

  #hear(message: FromKernel, onReady: () => void): void {
    if (message.kind === 'answer') {
      this.#answered(message);
    } else if (message.kind === 'progress') {
      this.committedSeq = message.committedSeq;
      this.orders = message.orders;
      this.longestCommitMs = Math.max(this.longestCommitMs, message.longestCommitMs);
    } else {
      this.#symbols = message.symbols;
      onReady();
    }
  }

  /** A busy kernel did nothing: the same command is sent again, and its time goes on counting. */
  #answered({ ticket, ok, code, message }: Extract<FromKernel, { kind: 'answer' }>): void {
    const waiting = this.#waiting.get(ticket);
    if (waiting === undefined) return;
    if (code === 'busy') {
      this.refused += 1;
      this.#held.push(waiting.request);
      if (this.#held.length === 1) setTimeout(() => this.#sendHeld(), TRY_AGAIN_MS);
      return;
    }
    if (!ok) throw new Error(message);
    waiting.onAnswer();
    this.#waiting.delete(ticket);
  }

  /** A few at a time: all of them at once would keep the kernel busy with refusing. */
  #sendHeld(): void {
    const again = this.#held.splice(0, MAX_AGAIN);
    for (const request of again) this.#send(request);
    if (this.#held.length > 0) setTimeout(() => this.#sendHeld(), TRY_AGAIN_MS);
  }

  #send(request: ToKernel): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread is not a window.
    this.#worker.postMessage(request);
  }
}
