import type { ReportPage, ReportSection } from '@meridian/protocol/rest/report-page-schema';

/** The tabs of a saved report, by the code in its address. */
export const REPORT_TABS = [
  { id: '1', label: 'Summary' },
  { id: '2', label: 'Tables' },
  { id: '3', label: 'Method' },
] as const;

export type ReportTab = (typeof REPORT_TABS)[number]['id'];

const TAB_PARAM = 'tab';

/** The first tab for an address without one, or with one that does not exist. */
export function reportTabOf(search: URLSearchParams): ReportTab {
  return REPORT_TABS.find(({ id }) => id === search.get(TAB_PARAM))?.id ?? REPORT_TABS[0].id;
}

export function withReportTab(search: URLSearchParams, tab: ReportTab): URLSearchParams {
  const next = new URLSearchParams(search);
  if (tab === REPORT_TABS[0].id) next.delete(TAB_PARAM);
  else next.set(TAB_PARAM, tab);
  return next;
}

type Drawn = ReportSection & { readonly chart: NonNullable<ReportSection['chart']> };

/** The charts of the first page, as the PDF has them. */
export function chartsOf({ sections }: Pick<ReportPage, 'sections'>): readonly Drawn[] {
  return sections.flatMap((section) => (section.chart === null ? [] : [{ ...section, chart: section.chart }]));
}
