import type { Grid } from '@meridian/domain/columns/grid';
import { LOG_ROW_FIELDS } from '@meridian/live-client/node-logs/log-buffer';
import { type NodeLogFacts, NodeLogFeed } from '@meridian/live-client/node-logs/node-log-feed';
import type { NodeFilters } from '@meridian/live-client/node-logs/node-socket';
import { systemTimers } from '@meridian/live-client/system-timers';
import { NODE_COUNT_PATH, NODE_LOGS_PATH } from '@meridian/protocol/node-socket';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { useConfig } from '../../config/config-context.tsx';
import { useGridClient } from '../../live/grid-context.tsx';
import { createOpenedSlot } from '../../live/opened-slot.ts';
import { pageVisibility } from '../../live/page-visibility.ts';
import { askForTicket } from './ask-for-ticket.ts';

const NO_FACTS: NodeLogFacts = { count: null, waiting: 0 };
const never = () => () => undefined;

/** A live log from the node sockets while mounted; null at first. */
export function useNodeLogs(grid: Grid, filters: NodeFilters): NodeLogFeed | null {
  const client = useGridClient();
  const { callMain } = useApi();
  const { nodeSocketUrl } = useConfig();
  const [slot] = useState(() => createOpenedSlot<NodeLogFeed>());
  useEffect(
    () =>
      slot.hold(
        new NodeLogFeed({
          logsUrl: `${nodeSocketUrl}${NODE_LOGS_PATH}`,
          countUrl: `${nodeSocketUrl}${NODE_COUNT_PATH}`,
          WebSocket: window.WebSocket,
          timers: systemTimers,
          visibility: pageVisibility(document),
          ticket: () => askForTicket(callMain),
          rows: client.openLocal(grid, LOG_ROW_FIELDS),
        }),
      ),
    [client, callMain, nodeSocketUrl, grid, slot],
  );
  const feed = useSyncExternalStore(slot.subscribe, slot.get);
  // Equal filters share one subscription, even if the object is new in each render.
  const filtersText = JSON.stringify(filters);
  useEffect(() => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it was written from that type in the same render.
    feed?.setFilters(JSON.parse(filtersText) as NodeFilters);
  }, [feed, filtersText]);
  return feed;
}

/** The number of matching entries, and of those held back. */
export function useNodeLogFacts(feed: NodeLogFeed | null): NodeLogFacts {
  return useSyncExternalStore(feed?.subscribe ?? never, () => feed?.getFacts() ?? NO_FACTS);
}
