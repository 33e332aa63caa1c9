import { runJob } from '@meridian/history/apart/run-job';
import { PastUnreadable } from '@meridian/history/apart/query-process';
import type { CostGroup } from '@meridian/protocol/rest/calibration-calls';
import type { CostModels } from '../estimates/cost-models.ts';
import type { MarketBook } from '../market/market-book.ts';
import type { CostGroupsWork, CostQuestion } from './cost-groups-messages.ts';

export type KeptCostGroupsOptions = {
  /** `<DATA_DIR>/history`. */
  readonly dir: string;
  readonly book: Pick<MarketBook, 'signature'>;
  readonly models: Pick<CostModels, 'inForce'>;
};

const MAX_KEPT = 50;
const MAX_MS = 60_000;
const MAX_HEAP_MB = 512;

/** Costs by group, worked out in a process of their own and kept until there are other days or models. */
export class KeptCostGroups {
  readonly #options: KeptCostGroupsOptions;
  readonly #kept = new Map<string, readonly CostGroup[]>();

  constructor(options: KeptCostGroupsOptions) {
    this.#options = options;
  }

  async of(question: CostQuestion, signal: AbortSignal): Promise<readonly CostGroup[]> {
    const { dir, book } = this.#options;
    const models = await this.#options.models.inForce();
    const key = JSON.stringify([question, models, await book.signature()]);
    const known = this.#kept.get(key);
    if (known !== undefined) return known;
    const outcome = await runJob<CostGroupsWork, readonly CostGroup[]>(
      new URL('./cost-groups-program.ts', import.meta.url),
      { name: 'costs by group', work: { dir, question, models }, signal, maxMs: MAX_MS, maxHeapMb: MAX_HEAP_MB },
    );
    signal.throwIfAborted();
    if (outcome.kind !== 'done') throw new PastUnreadable(UNREADABLE);
    this.#keep(key, outcome.result);
    return outcome.result;
  }

  #keep(key: string, groups: readonly CostGroup[]): void {
    const [oldest] = this.#kept.keys();
    if (this.#kept.size >= MAX_KEPT && oldest !== undefined) this.#kept.delete(oldest);
    this.#kept.set(key, groups);
  }
}

const UNREADABLE = 'The costs of past orders could not be read. Choose a later first day, or try again in a moment.';
