import { createConfigurationStore } from '@meridian/storage/configuration/configuration-store';
import { toGroup, toGroupValues } from '@meridian/storage/configuration/group-rows';
import { seedConfiguration } from '@meridian/storage/configuration/seed-configuration';
import { toSetting, toSettingValues } from '@meridian/storage/configuration/setting-rows';
import { toCustomStrategy, toStrategyValues } from '@meridian/storage/configuration/strategy-rows';
import type { OpenDatabase } from '@meridian/storage/database';
import type { RoutingConfiguration } from '../routing/routing-configuration.ts';
import { nextEndMs, readRouting, routingAt, seedRouting, type StoredRouting } from './stored-routing.ts';

/** The desk's routing configuration. */
export class DeskConfiguration {
  readonly #options: { readonly database: OpenDatabase; readonly nowMs: () => number };
  readonly #base: RoutingConfiguration;
  #configuration: RoutingConfiguration;
  #routing: StoredRouting | null = null;
  /** When a penalty ends and routing changes. */
  #validUntilMs = Number.POSITIVE_INFINITY;
  #reading: Promise<void> = Promise.resolve();

  /** `base` is the world's initial configuration. */
  constructor(database: OpenDatabase, nowMs: () => number, base: RoutingConfiguration) {
    this.#options = { database, nowMs };
    this.#base = base;
    this.#configuration = base;
  }

  readonly current = (): RoutingConfiguration => {
    const nowMs = this.#options.nowMs();
    if (nowMs >= this.#validUntilMs) this.#routeAt(nowMs, this.#configuration);
    return this.#configuration;
  };

  async open(): Promise<void> {
    await seedConfiguration(this.#options, 'strategy', this.#base.customStrategies.map(toStrategyValues));
    await seedConfiguration(this.#options, 'group', this.#base.groups.map(toGroupValues));
    await seedConfiguration(this.#options, 'setting', this.#base.settings.map(toSettingValues));
    await seedRouting(this.#options, this.#base);
    await this.refresh();
  }

  /** One read at a time, so that an older one never comes last. */
  refresh(): Promise<void> {
    this.#reading = this.#reading.catch(() => undefined).then(() => this.#read());
    return this.#reading;
  }

  async #read(): Promise<void> {
    const store = createConfigurationStore(this.#options);
    const settings = (await store.list('setting')).map(toSetting);
    const customStrategies = (await store.list('strategy')).map(toCustomStrategy);
    const groups = (await store.list('group')).map(toGroup);
    this.#routing = await readRouting(this.#options);
    this.#routeAt(this.#options.nowMs(), { ...this.#base, settings, customStrategies, groups });
  }

  #routeAt(nowMs: number, configuration: RoutingConfiguration): void {
    const routing = this.#routing;
    this.#configuration = routing === null ? configuration : { ...configuration, ...routingAt(routing, nowMs) };
    this.#validUntilMs = routing === null ? Number.POSITIVE_INFINITY : nextEndMs(routing, nowMs);
  }
}
