export const ASSET_CLASSES = ['EQUITY', 'FUTURE'] as const;

export type AssetClass = (typeof ASSET_CLASSES)[number];

export const DEFAULT_ASSET_CLASS: AssetClass = 'EQUITY';

/** The only sub-class that has screens and columns of its own. */
export const CALENDAR_SPREAD = 'CALENDAR SPREAD';

export type AssetSubClass = typeof CALENDAR_SPREAD;

/** The choices of the top bar: the two asset classes, and calendar spreads as a third. */
export const ASSET_SELECTIONS = [...ASSET_CLASSES, CALENDAR_SPREAD] as const;

export type AssetSelection = (typeof ASSET_SELECTIONS)[number];

export type AssetClassified = {
  readonly asset_class?: string | null;
  readonly asset_sub_class?: string | null;
  /** Child orders and fills of a spread's legs are futures. */
  readonly leg_type?: string | null;
};

export function isAssetClass(value: unknown): value is AssetClass {
  return ASSET_CLASSES.some((assetClass) => assetClass === value);
}

export function isAssetSelection(value: unknown): value is AssetSelection {
  return ASSET_SELECTIONS.some((selection) => selection === value);
}

/** A row without an asset class is an equity, because equities were sent before the field existed. */
export function matchesAssetClass(row: AssetClassified, assetClass: AssetClass): boolean {
  const given = row.asset_class ?? '';
  return given === '' ? assetClass === 'EQUITY' : given === assetClass;
}

/** A calendar spread and its legs are futures too, so they show under FUTURE as well as under their own selection. */
export function matchesAssetSelection(row: AssetClassified, selection: AssetSelection): boolean {
  if (selection === CALENDAR_SPREAD) return row.asset_sub_class === CALENDAR_SPREAD || (row.leg_type ?? null) !== null;
  return matchesAssetClass(row, selection);
}
