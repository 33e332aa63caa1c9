import { createCustomStrategyStore } from '@meridian/storage/custom-strategies/custom-strategy-store';
import { seedStrategies } from '@meridian/storage/custom-strategies/seed-strategies';
import type { OpenDatabase } from '@meridian/storage/database';
import type { RoutingConfiguration } from '../routing/routing-configuration.ts';

/** How the desk routes: custom strategies as people keep them; the rest until its screens keep their own. */
export class DeskConfiguration {
  readonly #options: { readonly database: OpenDatabase; readonly nowMs: () => number };
  readonly #base: RoutingConfiguration;
  #configuration: RoutingConfiguration;
  #reading: Promise<void> = Promise.resolve();

  /** `base` is what the world begins with. */
  constructor(database: OpenDatabase, nowMs: () => number, base: RoutingConfiguration) {
    this.#options = { database, nowMs };
    this.#base = base;
    this.#configuration = base;
  }

  readonly current = (): RoutingConfiguration => this.#configuration;

  async open(): Promise<void> {
    await seedStrategies(this.#options, this.#base.customStrategies);
    await this.refresh();
  }

  /** One reading after the other, so that an older one never comes last. */
  refresh(): Promise<void> {
    this.#reading = this.#reading.catch(() => undefined).then(() => this.#read());
    return this.#reading;
  }

  async #read(): Promise<void> {
    const stored = await createCustomStrategyStore(this.#options).list();
    this.#configuration = { ...this.#base, customStrategies: stored.map(({ strategy }) => strategy) };
  }
}
