import type { DeskConfiguration } from './desk-configuration.ts';

/** Reloads the configuration. Commands after a change wait until it is loaded. */
export class RoutingReads {
  readonly #configuration: Pick<DeskConfiguration, 'refresh'>;
  readonly #onError: (error: unknown) => void;
  /** Null unless it is being read. */
  #reading: Promise<void> | null = null;

  constructor(configuration: Pick<DeskConfiguration, 'refresh'>, onError: (error: unknown) => void) {
    this.#configuration = configuration;
    this.#onError = onError;
  }

  changed(): void {
    const reading = this.#configuration
      .refresh()
      .catch(this.#onError)
      .finally(() => {
        if (this.#reading === reading) this.#reading = null;
      });
    this.#reading = reading;
  }

  after(work: () => void): void {
    if (this.#reading === null) work();
    else void this.#reading.then(work);
  }
}
