import type { DataPermissions } from '@meridian/domain/entities/permissions';
import { finiteNumber } from '@meridian/domain/finite-number';
import { STORAGE_KEYS } from '@meridian/domain/storage-keys';
import { NodeSocket } from '@meridian/live-client/node-logs/node-socket';
import { systemTimers } from '@meridian/live-client/system-timers';
import { DEFAULT_NODE_LOG_FILTERS, NODE_COUNT_PATH } from '@meridian/protocol/node-socket';
import { useEffect } from 'react';
import { create } from 'zustand';
import { useApi } from '../../api/api-context.tsx';
import { useConfig } from '../../config/config-context.tsx';
import { pageVisibility } from '../../live/page-visibility.ts';
import { createSafeStorage } from '../../session/safe-storage.ts';
import { useSession } from '../../session/session-context.tsx';
import { selectCurrentUser } from '../../session/session-selectors.ts';
import { askForTicket } from './ask-for-ticket.ts';

type CriticalLogs = {
  /** The number of critical log entries for the user; null while unknown. */
  readonly count: number | null;
  /** How many of them were there when the event log was last read; null while that is not looked up. */
  readonly read: number | null;
};

export const useCriticalLogCount = create<CriticalLogs>(() => ({ count: null, read: null }));

const storage = createSafeStorage(() => localStorage);

function readKey(userId: number): string {
  return `${STORAGE_KEYS.criticalLogsRead}:${userId}`;
}

/** The entries that came since the log was read. Fewer than were read: old ones were deleted. */
export function unreadCritical({ count, read }: CriticalLogs): number {
  return Math.max(0, (count ?? 0) - (read ?? 0));
}

/** While the event log is on the screen, all entries count as read. */
export function useReadCriticalLogs(): void {
  const userId = useSession(selectCurrentUser)?.id ?? 0;
  const count = useCriticalLogCount((state) => state.count);
  useEffect(() => {
    if (count === null) return;
    useCriticalLogCount.setState({ read: count });
    storage.set(readKey(userId), String(count));
  }, [count, userId]);
}

/** Keeps the count live from the node socket while mounted, for users with the log permit. */
export function useCriticalLogFeed(): void {
  const { callMain } = useApi();
  const { nodeSocketUrl } = useConfig();
  const isPermitted = useSession(({ auth }) => auth.permissions?.log_permit ?? false);
  const permission = useSession(({ auth }) => JSON.stringify(auth.permissions?.data_permissions ?? null));
  const userId = useSession(selectCurrentUser)?.id ?? 0;
  useEffect(() => {
    useCriticalLogCount.setState({ read: finiteNumber(storage.get(readKey(userId))) ?? 0 });
  }, [userId]);
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
