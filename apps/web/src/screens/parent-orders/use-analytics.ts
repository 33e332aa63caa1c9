import type { GridHandle } from '@meridian/live-client/grid/grid-model';
import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useCloseOnEscape } from '../../components/use-close-on-escape.ts';
import { useCommandSource } from '../../features/command-palette/command-registry.ts';
import { useOpenReplay } from '../detail/use-open-replay.ts';
import { type TabEntry, TABS, tabOf, withTab } from '../../features/trade-analytics/analytics-code.ts';
import { usePoppedOut } from '../../lib/pop-out.ts';
import { useSearchChange } from '../../lib/use-search-change.ts';
import { withOrder } from '../detail/order-address.ts';

export type Analytics = {
  /** Null while the sidebar is closed. */
  readonly tab: TabEntry | null;
  /** A key shows another order, a code another tab. Without both the sidebar closes. */
  readonly show: (key: RowKey | null, code: string | null) => void;
  readonly close: () => void;
  readonly step: (by: -1 | 1) => Promise<void>;
  readonly openReplay: (order: number) => void;
};

const GROUP = 'Trade analytics';
const REPLAY = { id: 'analytics.replay', title: 'Replay of the selected order', group: GROUP };

/** The analytics sidebar of the selected order. The address holds its tab. */
export function useAnalytics(order: number | null, handle: GridHandle | null): Analytics {
  const [search] = useSearchParams();
  const changeSearch = useSearchChange();
  const openReplay = useOpenReplay(handle);
  const show = useCallback(
    (key: RowKey | null, code: string | null) =>
      changeSearch((now) => withTab(key === null ? now : withOrder(now, key), code)),
    [changeSearch],
  );
  const close = useCallback(() => {
    show(null, null);
    // The focus returns to the orders.
    const isInside = (document.activeElement?.closest('aside') ?? null) !== null;
    if (isInside) document.querySelector<HTMLElement>('[data-grid-scroller]')?.focus();
  }, [show]);
  const tab = order === null ? null : tabOf(search);
  const isOpen = tab !== null;
  const step = async (by: -1 | 1) => {
    const next = order === null || handle === null ? null : await neighbourOf(handle, order, by);
    if (next !== null && tab !== null) show(next, tab.code);
  };
  const isAlone = usePoppedOut() === 'analytics';
  useCloseOnEscape(close, isOpen && !isAlone);
  useCommandSource(
    useMemo(
      () => ({
        id: 'trade-analytics',
        rank: 5,
        commands:
          order === null
            ? []
            : [
                ...commandsOf((code) => show(null, code), isOpen ? close : null),
                { ...REPLAY, run: () => openReplay(order) },
              ],
      }),
      [order, isOpen, show, close, openReplay],
    ),
  );
  return { tab, show, close, step, openReplay };
}

/** The codes of the tabs are their keys. Esc is not among them: it closes the newest panel. */
function commandsOf(openTab: (code: string) => void, close: (() => void) | null) {
  const tabs = TABS.map(({ code, label }) => ({
    id: `analytics.${code}`,
    title: `${label} of the selected order`,
    group: GROUP,
    keys: [code],
    run: () => openTab(code),
  }));
  const closing = { id: 'analytics.close', title: 'Close trade analytics', group: GROUP };
  return close === null ? tabs : [...tabs, { ...closing, run: close }];
}

/** The next row above or below in the grid; null at its ends. */
async function neighbourOf(handle: GridHandle, order: number, by: -1 | 1): Promise<RowKey | null> {
  // The grid closed before it answered.
  const place = await handle.place(order).catch(() => null);
  const index = place?.kind === 'shown' ? place.index + by : -1;
  if (index < 0) return null;
  const keys = await handle.keys({ kind: 'range', first: index, last: index }).catch(() => []);
  return keys[0] ?? null;
}
