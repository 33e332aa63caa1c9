import { DEFAULT_THRESHOLDS, isThresholdName, type Thresholds } from '@meridian/tca/surveillance/thresholds';

/** One set of thresholds; null holds for every account, or every asset class. */
export type ThresholdEntry = {
  readonly account: string | null;
  readonly asset_class: string | null;
  readonly version: number;
  readonly thresholds: Readonly<Record<string, number>>;
};

export type ThresholdsFor = readonly ThresholdEntry[];

/** The closest set wins, field by field: account and asset class, account, asset class, all. */
export function thresholdsFor(
  entries: ThresholdsFor,
  account: string,
  assetClass: string,
): { readonly version: number; readonly thresholds: Thresholds } {
  const near = entries
    .filter((entry) => (entry.account ?? account) === account && (entry.asset_class ?? assetClass) === assetClass)
    .toSorted((left, right) => closeness(left) - closeness(right));
  const merged: Record<string, number> = { ...DEFAULT_THRESHOLDS };
  for (const { thresholds } of near) {
    for (const [name, value] of Object.entries(thresholds)) if (isThresholdName(name)) merged[name] = value;
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it began with every threshold.
  return { version: near.at(-1)?.version ?? 0, thresholds: merged as Thresholds };
}

function closeness({ account, asset_class }: ThresholdEntry): number {
  return (account === null ? 0 : 2) + (asset_class === null ? 0 : 1);
}

/** Which versions a report went by, in words. */
export function thresholdsText(entries: ThresholdsFor): string {
  if (entries.length === 0) return 'defaults';
  return entries
    .map(
      ({ account, asset_class, version }) =>
        `${[account, asset_class].filter((part) => part !== null).join(' ') || 'all'} v${version}`,
    )
    .join(', ');
}
