import type { DataPermissions } from '@meridian/domain/entities/permissions';
import { NodeSocket } from '@meridian/live-client/node-logs/node-socket';
import { systemTimers } from '@meridian/live-client/system-timers';
import { DEFAULT_NODE_LOG_FILTERS, NODE_COUNT_PATH } from '@meridian/protocol/node-socket';
import { useEffect } from 'react';
import { create } from 'zustand';
import { useApi } from '../../api/api-context.tsx';
import { useConfig } from '../../config/config-context.tsx';
import { pageVisibility } from '../../live/page-visibility.ts';
import { useSession } from '../../session/session-context.tsx';
import { askForTicket } from './ask-for-ticket.ts';

/** The number of critical log entries for the user; null while unknown. */
export const useCriticalLogCount = create<{ readonly count: number | null }>(() => ({ count: null }));

/** Keeps the count live from the node socket while mounted, for users with the log permit. */
export function useCriticalLogFeed(): void {
  const { callMain } = useApi();
  const { nodeSocketUrl } = useConfig();
  const isPermitted = useSession(({ auth }) => auth.permissions?.log_permit ?? false);
  const permission = useSession(({ auth }) => JSON.stringify(auth.permissions?.data_permissions ?? null));
  useEffect(() => {
    if (!isPermitted) return undefined;
    const socket = new NodeSocket({
      url: `${nodeSocketUrl}${NODE_COUNT_PATH}`,
      WebSocket: window.WebSocket,
      timers: systemTimers,
      visibility: pageVisibility(document),
      ticket: () => askForTicket(callMain),
      onMessage: (message) => {
        if (message.type === 'newCount') useCriticalLogCount.setState({ count: message.payload.count });
      },
    });
    // A stale count is worse than none.
    const endStates = socket.subscribe(() => {
      const { kind } = socket.getState();
      if (kind === 'lost' || kind === 'refused') useCriticalLogCount.setState({ count: null });
    });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it was written from that type in the same render.
    const own = JSON.parse(permission) as DataPermissions | null;
    socket.setFilters({ ...DEFAULT_NODE_LOG_FILTERS, ...(own === null ? {} : { permission: own }) });
    return () => {
      endStates();
      socket.close();
      useCriticalLogCount.setState({ count: null });
    };
  }, [callMain, nodeSocketUrl, isPermitted, permission]);
}
