import { type AssetSelection, matchesAssetSelection } from '@meridian/domain/asset-class';
import type { Cells } from '../../live/topic-source.ts';
import { cellReader } from '../tables/columns.ts';

type AssetTable = 'parent_orders' | 'child_orders' | 'executions';

export function assetFilter(table: AssetTable, selection: AssetSelection | null): (row: Cells) => boolean {
  if (selection === null) return () => true;
  const assetClass = cellReader(table, 'asset_class');
  const subClass = cellReader(table, 'asset_sub_class');
  const legType = table === 'parent_orders' ? () => null : cellReader(table, 'leg_type');
  return (row) => {
    const classified = { asset_class: assetClass(row), asset_sub_class: subClass(row), leg_type: legType(row) };
    return matchesAssetSelection(classified, selection);
  };
}
