import type { DrawnArm } from '../kernel/ports.ts';
import type { StrategyName } from '@meridian/domain/strategies/strategy-names';

export type ParameterRecord = Readonly<Record<string, unknown>>;

export type ResolvedStrategy =
  | {
      readonly kind: 'resolved';
      readonly strategy: StrategyName;
      /** From settings only. The order's own values are applied later. */
      readonly parameters: ParameterRecord;
      readonly settingName: string | null;
      readonly settingVersion: number | null;
      readonly groupName: string | null;
      readonly arms: readonly DrawnArm[];
      readonly explanation: readonly string[];
    }
  | { readonly kind: 'refused'; readonly reason: string; readonly explanation: readonly string[] };

/** The path from an order's name to an algorithm, with explanations. */
export class ResolveTrail {
  readonly #explanation: string[] = [];
  readonly #seen: string[] = [];
  /** The first layer is the nearest to the order and wins. */
  readonly #layers: ParameterRecord[] = [];
  readonly #arms: DrawnArm[] = [];
  #setting: { readonly name: string; readonly version: number | null } | null = null;
  #groupName: string | null = null;

  /** False when the path was here before. */
  enter(kind: string, name: string): boolean {
    const id = `${kind} ${name.trim().toLowerCase()}`;
    const isNew = !this.#seen.includes(id);
    this.#seen.push(id);
    return isNew;
  }

  get path(): string {
    return this.#seen.join(' → ');
  }

  say(...words: readonly string[]): void {
    this.#explanation.push(...words);
  }

  addGroup(name: string): void {
    this.#groupName ??= name;
  }

  addArm(group: string, arm: string): void {
    this.#arms.push({ group, arm });
  }

  addSetting(name: string, version: number | null, parameters: ParameterRecord): void {
    this.#setting ??= { name, version };
    this.#layers.push(parameters);
  }

  addDefaults(parameters: ParameterRecord): void {
    this.#layers.push(parameters);
  }

  resolved(strategy: StrategyName): ResolvedStrategy {
    const parameters: Record<string, unknown> = {};
    for (const layer of this.#layers.toReversed()) Object.assign(parameters, layer);
    const settingName = this.#setting?.name ?? null;
    const settingVersion = this.#setting?.version ?? null;
    const groupName = this.#groupName;
    const arms = this.#arms;
    const explanation = this.#explanation;
    return { kind: 'resolved', strategy, parameters, settingName, settingVersion, groupName, arms, explanation };
  }

  refused(reason: string): ResolvedStrategy {
    return { kind: 'refused', reason, explanation: this.#explanation };
  }
}
