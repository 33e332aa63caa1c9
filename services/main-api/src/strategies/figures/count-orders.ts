import type { SettingOrders } from '@meridian/history/queries/setting-orders';
import type { SettingFigures } from '@meridian/protocol/rest/strategy-figures-calls';

type Counted = SettingFigures['total'];

function countOf(rows: readonly SettingOrders[]): Counted {
  const add = (of: (row: SettingOrders) => number) => rows.reduce((sum, row) => sum + of(row), 0);
  const costedUsd = add(({ costed_usd }) => costed_usd);
  return {
    orders: add(({ orders }) => orders),
    fully_filled: add(({ fully_filled }) => fully_filled),
    filled_usd: add(({ filled_usd }) => filled_usd),
    arrival_bps: costedUsd > 0 ? add(({ cost_usd_bps }) => cost_usd_bps) / costedUsd : null,
    costed: add(({ costed }) => costed),
  };
}

/** Orders of a setting: the total, by version, and by group. */
export function countOrders(rows: readonly SettingOrders[]): Pick<SettingFigures, 'total' | 'by_version' | 'by_group'> {
  const versions = [...Map.groupBy(rows, ({ version }) => version)];
  const groups = [...Map.groupBy(rows, ({ group_name }) => group_name)];
  return {
    total: countOf(rows),
    by_version: versions
      .map(([version, its]) => Object.assign({ version }, countOf(its)))
      .toSorted((a, b) => (b.version ?? 0) - (a.version ?? 0)),
    by_group: groups
      .map(([group_name, its]) => Object.assign({ group_name }, countOf(its)))
      .toSorted((a, b) => b.orders - a.orders),
  };
}
