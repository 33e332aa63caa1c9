import { type LiveRows, type LiveRowsState, NO_ROWS } from '@meridian/live-client/live-rows';
import type { Topic } from '@meridian/protocol/live/topic-names';
import type { TopicParams } from '@meridian/protocol/live/topics';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useLive } from './live-context.tsx';
import { createOpenedSlot } from './opened-slot.ts';

const nothing = () => undefined;

/** The rows of a small topic, kept on the page while mounted. Grids use the worker instead. */
export function useLiveRows<Name extends Topic>(topic: Name, params: TopicParams<Name>): LiveRowsState {
  const live = useLive();
  const [slot] = useState(() => createOpenedSlot<LiveRows & { close(): void }>());
  // Equal parameters share one subscription, even if the object is new in each render.
  const paramsText = JSON.stringify(params);
  useEffect(() => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it was written from that type in the same render.
    const asked = JSON.parse(paramsText) as TopicParams<Name>;
    return slot.hold(live.feed.openRows(topic, asked));
  }, [live, topic, paramsText, slot]);
  const opened = useSyncExternalStore(slot.subscribe, slot.get);
  return useSyncExternalStore(
    useCallback((listener) => opened?.subscribe(listener) ?? nothing, [opened]),
    () => opened?.getSnapshot() ?? NO_ROWS,
  );
}
