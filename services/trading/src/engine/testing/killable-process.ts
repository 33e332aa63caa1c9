import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { EngineStarted } from '../engine-messages.ts';
import type { FromKillable, KillableJob, ToKillable } from './killable-messages.ts';

const PROGRAM = fileURLToPath(new URL('./killable-engine.ts', import.meta.url));

/** One life of the engine. */
export class KillableProcess {
  readonly started: Promise<EngineStarted>;
  readonly #process: ChildProcess;
  readonly #onMessage: (message: FromKillable) => void;
  #shown: ((orderIds: readonly number[]) => void)[] = [];

  constructor(job: KillableJob, onMessage: (message: FromKillable) => void) {
    this.#onMessage = onMessage;
    this.#process = fork(PROGRAM, [JSON.stringify(job)], { serialization: 'advanced', execArgv: [] });
    const { promise, resolve, reject } = Promise.withResolvers<EngineStarted>();
    this.started = promise;
    this.#process.on('message', (message: FromKillable) => this.#hear(message, resolve));
    this.#process.on('exit', (code) => reject(new Error(`the engine's process ended with ${code}`)));
  }

  send(message: ToKillable): void {
    if (!this.#process.connected) return;
    // A message that cannot be sent concerns a process that is being replaced.
    this.#process.send(message, () => undefined);
  }

  /** Orders in the topics. */
  shown(): Promise<readonly number[]> {
    const { promise, resolve } = Promise.withResolvers<readonly number[]>();
    this.#shown.push(resolve);
    this.send({ kind: 'look' });
    return promise;
  }

  async kill(): Promise<void> {
    await this.#end(() => this.#process.kill('SIGKILL'));
  }

  async close(): Promise<void> {
    await this.#end(() => this.send({ kind: 'close' }));
  }

  async #end(ask: () => void): Promise<void> {
    const exited = once(this.#process, 'exit');
    ask();
    await exited;
  }

  #hear(message: FromKillable, onStarted: (started: EngineStarted) => void): void {
    if (message.kind === 'started') onStarted(message.started);
    else if (message.kind === 'shown') this.#shown.shift()?.(message.orderIds);
    this.#onMessage(message);
  }
}
