import { byCostAboveExpected } from '@meridian/domain/execution-summary/line-order';
import { type SummaryLine, summaryLine } from '@meridian/domain/execution-summary/summary-line';
import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { downloadText } from '../../components/data-grid/control/copy-text.ts';
import { exportFileName } from '../../components/data-grid/export-file-name.ts';
import { useCommandSource } from '../../features/command-palette/command-registry.ts';
import { type SummarySettings, settingsOf, withSettings } from '../../features/execution-summary/summary-address.ts';
import { summaryCsv } from '../../features/execution-summary/summary-csv.ts';
import { summaryLines } from '../../features/execution-summary/summary-lines.ts';
import { GROUPING_OPTIONS } from '../../features/execution-summary/summary-toolbar.tsx';
import { useProgress } from '../../features/execution-summary/use-progress.ts';
import { ANALYTICS_PARAM } from '../../features/trade-analytics/analytics-code.ts';
import { useAssetSelection } from '../../layout/use-asset-selection.ts';
import { useSearchChange } from '../../lib/use-search-change.ts';
import { useSelectedOrder } from '../detail/order-address.ts';
import { useAnalytics } from '../parent-orders/use-analytics.ts';
import { useSummaryOrders } from './summary-orders.tsx';
import { useKeptSettings } from './use-kept-settings.ts';

export type SummaryScreen = ReturnType<typeof useSummaryScreen>;

/** What the screen shows and what can be done with it; the address keeps all of it. */
export function useSummaryScreen() {
  const [asset] = useAssetSelection();
  const [settings, change] = useSummarySettings();
  // One asset class alone would be a table of one line.
  const request = { status: settings.status, ...(settings.by === 'asset class' ? {} : { asset }) };
  const { progress, isOld } = useProgress(request);
  const shown = useMemo(() => {
    if (progress === null) return null;
    const benchmark = settings.benchmark === 'arrival' ? 'ivwap' : 'arrival';
    const other = { benchmark, total: summaryLine(null, progress.global_summary, benchmark) } as const;
    return { ...summaryLines(progress, settings.by, settings.benchmark), other };
  }, [progress, settings.by, settings.benchmark]);
  const openLine = useOpenLine(settings, shown?.lines ?? []);
  const [selected, select] = useState<string | null>(null);
  const group = openLine === null ? null : { by: settings.by, name: nameOf(openLine), status: settings.status, asset };
  const [order] = useSelectedOrder();
  const [search] = useSearchParams();
  // Until its analytics are open an order has no part in the screen, and the number keys are the groupings'.
  const analysed = search.has(ANALYTICS_PARAM) ? order : null;
  const blotter = useSummaryOrders(group);
  const analytics = useAnalytics(analysed, blotter.handle);
  useGroupingKeys(analysed === null, change);
  const download = () => {
    if (shown === null) return;
    const { lines, total } = shown;
    const text = summaryCsv(byCostAboveExpected(lines), total, settings.by, settings.benchmark);
    downloadText(text, exportFileName(`execution-summary-by-${settings.by.replace(' ', '-')}`, new Date()), document);
  };
  return {
    settings,
    change,
    shown,
    isOld,
    openId: openLine?.id ?? null,
    selectedId: selected ?? openLine?.id ?? null,
    select,
    pick: (id: string) => {
      select(id);
      change({ open: { id } });
    },
    open: (id: string | null) => change({ open: id === null ? null : { id } }),
    group,
    blotter,
    order: analysed,
    analytics,
    download,
  };
}

function useSummarySettings() {
  const [search] = useSearchParams();
  const changeSearch = useSearchChange();
  const keep = useKeptSettings();
  const change = useCallback(
    (part: Partial<SummarySettings>) => {
      changeSearch((now) => withSettings(now, { ...settingsOf(now), ...part }));
      keep(part);
    },
    [changeSearch, keep],
  );
  return [settingsOf(search), change] as const;
}

/** The line that the address names; the costliest of the first message until one is chosen. */
function useOpenLine({ open, by, status }: SummarySettings, lines: readonly SummaryLine[]): SummaryLine | null {
  const place = `${by} ${status}`;
  const [first, setFirst] = useState<{ readonly place: string; readonly id: string } | null>(null);
  const costliest = byCostAboveExpected(lines)[0];
  if (open === 'first' && costliest !== undefined && first?.place !== place) setFirst({ place, id: costliest.id });
  if (open === null) return null;
  const id = open === 'first' ? first?.id : open.id;
  return lines.find((line) => line.id === id) ?? null;
}

/** As the order has it: without a list, or with an empty name for one. */
function nameOf({ id }: SummaryLine): string | null {
  return id === '' ? null : id.slice(1);
}

function useGroupingKeys(isOn: boolean, change: (part: Partial<SummarySettings>) => void): void {
  useCommandSource(
    useMemo(() => {
      const commands = GROUPING_OPTIONS.map(({ value, label }, at) => ({
        id: `summary.by-${value}`,
        title: `Group by ${label.toLowerCase()}`,
        group: 'Execution summary',
        keys: [String(at + 1)],
        run: () => change({ by: value, open: 'first' }),
      }));
      return { id: 'execution-summary', rank: 8, commands: isOn ? commands : [] };
    }, [isOn, change]),
  );
}
