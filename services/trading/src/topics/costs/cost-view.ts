import { matchesAssetSelection, type AssetSelection } from '@meridian/domain/asset-class';
import type { CostGrouping, CostSummary, ExecutionStatus } from '@meridian/domain/entities/cost-analysis-result';
import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import type { RowChanged, TopicScope, TopicView } from '../../live/topic-source.ts';
import type { Row } from '../row-batch.ts';
import { PublishedRows } from '../views/published-rows.ts';
import { rememberingAccess } from '../views/row-scope.ts';
import type { CostCell } from './cost-cells.ts';
import type { CostCube } from './cost-cube.ts';
import { costRow, GLOBAL_ID, groupId, groupName, hasStatus, maskSummary, summarise } from './cost-groups.ts';
import { orderCount } from './cost-sums.ts';

export type CostViewOptions = {
  readonly cube: CostCube;
  readonly scope: TopicScope;
  readonly by: CostGrouping;
  readonly asset: AssetSelection | null;
  readonly status: ExecutionStatus;
  readonly changed: RowChanged;
};

type Group = { readonly name: string | null; readonly cells: Set<CostCell> };

/** The summaries of one group of subscribers. Computed on refresh, because every tick changes them. */
export class CostView implements TopicView {
  readonly #options: CostViewOptions;
  readonly #isGranted: (account: string, allocAccount: string) => boolean;
  readonly #groups = new Map<string, Group>();
  readonly #dirty = new Set<string>();
  readonly #published: PublishedRows;
  readonly #stop: () => void;

  constructor(options: CostViewOptions) {
    this.#options = options;
    this.#isGranted = rememberingAccess(options.scope);
    this.#published = new PublishedRows(options.changed);
    for (const cell of options.cube.cells()) this.#take(cell);
    this.#stop = options.cube.watch((cell) => this.#take(cell));
    this.refresh();
    this.#published.open();
  }

  keys(): Iterable<RowKey> {
    return this.#published.keys();
  }

  row(key: RowKey): Row | undefined {
    return this.#published.row(key);
  }

  refresh(): void {
    if (this.#dirty.size === 0 && this.#published.row(GLOBAL_ID) !== undefined) return;
    for (const id of this.#dirty) {
      const group = this.#groups.get(id);
      if (group === undefined) this.#published.remove(id);
      else this.#published.put(id, costRow(this.#options.by, group.name, this.#summary(group.cells)));
    }
    this.#dirty.clear();
    this.#published.put(GLOBAL_ID, costRow('global', null, this.#summary(this.#cells())));
  }

  close(): void {
    this.#stop();
  }

  #summary(cells: Iterable<CostCell>): CostSummary {
    return maskSummary(summarise(cells), this.#options.scope.market_data_permit);
  }

  *#cells(): Generator<CostCell> {
    for (const { cells } of this.#groups.values()) yield* cells;
  }

  #take(cell: CostCell): void {
    if (!this.#isWanted(cell)) return;
    const name = groupName(cell, this.#options.by);
    const id = groupId(name);
    const group = this.#groups.get(id) ?? { name, cells: new Set() };
    if (orderCount(cell.sums) > 0) group.cells.add(cell);
    else group.cells.delete(cell);
    if (group.cells.size > 0) this.#groups.set(id, group);
    else this.#groups.delete(id);
    this.#dirty.add(id);
  }

  #isWanted(cell: CostCell): boolean {
    const { asset, status } = this.#options;
    if (!this.#isGranted(cell.account, cell.alloc_account) || !hasStatus(cell, status)) return false;
    return asset === null || matchesAssetSelection(cell, asset);
  }
}
