import type { AccountOwned } from '../account-access.ts';
import { ASSET_CLASSES, type AssetClass } from '../asset-class.ts';
import { nameKey } from '../name-key.ts';
import { isStrategyName } from '../strategies/strategy-names.ts';
import { closestOwned, isAvailableTo } from '../strategy-scope.ts';
import { isExcludedStrategyDestination } from '../strategy-settings-map.ts';
import { type DeskRouting, isRerouting } from './desk-routing.ts';
import type { RoutedRow } from './routed-row.ts';

/** An account with its allocation account, and whether a second person approves what changes its routing. */
export type GuardedAccount = AccountOwned & { readonly needsApproval: boolean };

/** Below all other settings of every future. */
const FUTURE_DEFAULTS = 'future_defaults';

const KINDS = ['group', 'strategy', 'setting'] as const;

/** Everything that decides how orders are worked and where they go. */
export type RoutingState = { readonly rows: readonly RoutedRow[]; readonly desk: DeskRouting };

/**
 * The accounts under approval for which a change would route some order differently: any name that an order may carry,
 * whoever owns the changed rows, and every account where the way to venues changes. Each of them must approve.
 */
export function accountsToApprove(
  before: RoutingState,
  after: RoutingState,
  accounts: readonly GuardedAccount[],
  nowMs: number,
): readonly GuardedAccount[] {
  if (isRerouting(before.desk, after.desk, nowMs)) return accounts.filter(({ needsApproval }) => needsApproval);
  return accountsOfRows(before.rows, after.rows, accounts);
}

function accountsOfRows(
  before: readonly RoutedRow[],
  after: readonly RoutedRow[],
  accounts: readonly GuardedAccount[],
): readonly GuardedAccount[] {
  const changed = changedRows(before, after);
  if (changed.length === 0) return [];
  const meanings = new Meanings();
  const [was, is] = [new Rows(before, meanings), new Rows(after, meanings)];
  // A name that leads to a changed one differs only where that one differs, and an order may carry either.
  const names = new Set(changed.map(({ name }) => nameKey(name)));
  return accounts.filter(
    (account) =>
      account.needsApproval &&
      changed.some((row) => isAvailableTo(row, account)) &&
      ASSET_CLASSES.some((asset_class) => isRoutedDifferently({ was, is, names }, { ...account, asset_class })),
  );
}

type Scope = AccountOwned & { readonly asset_class: AssetClass };
type Compared = { readonly was: Rows; readonly is: Rows; readonly names: ReadonlySet<string> };

function isRoutedDifferently({ was, is, names }: Compared, scope: Scope): boolean {
  if (scope.asset_class === 'FUTURE' && was.defaultsOf(scope) !== is.defaultsOf(scope)) return true;
  const [before, after] = [was.reader(scope), is.reader(scope)];
  return Array.from(names).some((name) => before(name) !== after(name));
}

function changedRows(before: readonly RoutedRow[], after: readonly RoutedRow[]): readonly RoutedRow[] {
  const [was, is] = [new Set(before.map(rowText)), new Set(after.map(rowText))];
  return [...before.filter((row) => !is.has(rowText(row))), ...after.filter((row) => !was.has(rowText(row)))];
}

function rowText({ kind, name, asset_class, owner_account, owner_alloc_account, content }: RoutedRow): string {
  return JSON.stringify([kind, nameKey(name), asset_class, owner_account, owner_alloc_account, content]);
}

/** One number for each meaning, the same on both sides, so that long chains compare at once. */
class Meanings {
  readonly #known = new Map<string, number>();

  numberOf(text: string): number {
    const known = this.#known.get(text) ?? this.#known.size + 1;
    this.#known.set(text, known);
    return known;
  }
}

/** A state of the configuration, looked up as routing does: groups, custom strategies, settings, algorithms. */
class Rows {
  readonly #byName: ReadonlyMap<string, readonly RoutedRow[]>;
  readonly #defaults: readonly RoutedRow[];
  readonly #meanings: Meanings;

  constructor(rows: readonly RoutedRow[], meanings: Meanings) {
    this.#byName = Map.groupBy(
      rows.filter(({ kind, name }) => kind !== 'setting' || !isExcludedStrategyDestination(name)),
      ({ name }) => nameKey(name),
    );
    this.#defaults = rows.filter(({ kind, name }) => kind === 'setting' && name === FUTURE_DEFAULTS);
    this.#meanings = meanings;
  }

  defaultsOf(scope: Scope): string | null {
    return closestOwned(this.#defaults, scope)?.content ?? null;
  }

  /** What a name comes to for an order, with all that it leads to. */
  reader(scope: Scope): (name: string) => number {
    const known = new Map<string, number>();
    const read = (key: string): number => {
      const found = known.get(key);
      if (found !== undefined) return found;
      const row = this.#find(key, scope);
      // A name that leads back to itself is refused when it is saved; here it only has to end.
      known.set(key, this.#meanings.numberOf(`back to ${key}`));
      const meaning =
        row === undefined
          ? isStrategyName(key)
            ? `algorithm ${key}`
            : 'nothing'
          : JSON.stringify([row.kind, row.content, row.leadsTo.map((name) => read(nameKey(name)))]);
      const number = this.#meanings.numberOf(meaning);
      known.set(key, number);
      return number;
    };
    return read;
  }

  #find(key: string, scope: Scope): RoutedRow | undefined {
    const named = (this.#byName.get(key) ?? []).filter(
      ({ asset_class }) => asset_class === null || asset_class === scope.asset_class,
    );
    for (const kind of KINDS) {
      const found = closestOwned(
        named.filter((row) => row.kind === kind),
        scope,
      );
      if (found !== undefined) return found;
    }
    return undefined;
  }
}
