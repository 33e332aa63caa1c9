const EXCLUDED_NAMES: ReadonlySet<string> = new Set(['fx_defaults', 'custom', 'future_defaults']);
const EXCLUDED_PARTS: readonly string[] = ['vwap_list', 'optimal_list'];

/** Defaults and list variants cannot be chosen. */
export function isExcludedStrategyDestination(name: string): boolean {
  return EXCLUDED_NAMES.has(name) || EXCLUDED_PARTS.some((part) => name.includes(part));
}
