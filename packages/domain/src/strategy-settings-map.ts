const EXCLUDED_NAMES: ReadonlySet<string> = new Set(['fx_defaults', 'custom', 'future_defaults']);
const EXCLUDED_PARTS: readonly string[] = ['vwap_list', 'optimal_list'];

/** Defaults and list variants are no strategies that a person could choose. */
export function isExcludedStrategyDestination(name: string): boolean {
  return EXCLUDED_NAMES.has(name) || EXCLUDED_PARTS.some((part) => name.includes(part));
}

/** By destination name; of two settings with one name the later wins, as in the order they were saved. */
export function strategySettingsMap<Settings extends { readonly strategy_destination: string }>(
  settings: readonly Settings[],
): ReadonlyMap<string, Settings> {
  return new Map(
    settings
      .filter(({ strategy_destination }) => !isExcludedStrategyDestination(strategy_destination))
      .map((setting) => [setting.strategy_destination, setting]),
  );
}
