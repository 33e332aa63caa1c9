import { ANALYTICS_TABS, type AnalyticsTab, analyticsTab } from '@meridian/domain/analytics-tab';

export const ANALYTICS_PARAM = 'analytics';

/** Unknown codes open Parameters. The page itself writes this one. */
export const PARAMETERS_CODE = '6';
export const EVENT_LOG_CODE = '3';
export const PROGRESS_CODE = '2';

export type TabEntry = { readonly code: string; readonly label: AnalyticsTab };

/** In the order of their keys. */
export const TABS: readonly TabEntry[] = [...Object.keys(ANALYTICS_TABS), PARAMETERS_CODE]
  .sort()
  .map((code) => ({ code, label: analyticsTab(code) }));

/** The tab in an address; null while the sidebar is closed. */
export function tabOf(search: URLSearchParams): TabEntry | null {
  if (!search.has(ANALYTICS_PARAM)) return null;
  const label = analyticsTab(search.get(ANALYTICS_PARAM));
  return TABS.find((tab) => tab.label === label) ?? null;
}

export function withTab(search: URLSearchParams, code: string | null): URLSearchParams {
  const next = new URLSearchParams(search);
  if (code === null) next.delete(ANALYTICS_PARAM);
  else next.set(ANALYTICS_PARAM, code);
  return next;
}
