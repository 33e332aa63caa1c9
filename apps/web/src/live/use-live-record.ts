import { type LiveRowsState, rowRecords } from '@meridian/live-client/live-rows';
import type { Cell } from '@meridian/protocol/live/subscription-messages';
import type { Topic } from '@meridian/protocol/live/topic-names';
import type { TopicParams } from '@meridian/protocol/live/topics';
import { useEffect, useState } from 'react';
import { useLive } from './live-context.tsx';

export type LiveRecord = Pick<LiveRowsState, 'status' | 'staleSinceMs' | 'refusal'> & {
  /** The row by field name; null while unknown or missing. */
  readonly record: Readonly<Record<string, Cell>> | null;
};

const WAITING: LiveRecord = { status: 'waiting', staleSinceMs: null, refusal: null, record: null };

/** The single row of a topic, live while mounted. */
export function useLiveRecord<Name extends Topic>(topic: Name, params: TopicParams<Name> | null): LiveRecord {
  const { feed } = useLive();
  // Equal parameters share one subscription, even if the object is new in each render.
  const asked = JSON.stringify(params);
  const [known, setKnown] = useState({ asked, state: WAITING });
  useEffect(() => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it was written from that type in the same render.
    const wanted = JSON.parse(asked) as TopicParams<Name> | null;
    if (wanted === null) return undefined;
    const rows = feed.openRows(topic, wanted);
    const read = () => {
      const { status, staleSinceMs, refusal, ...rest } = rows.getSnapshot();
      const [record = null] = rowRecords({ status, staleSinceMs, refusal, ...rest });
      setKnown({ asked, state: { status, staleSinceMs, refusal, record } });
    };
    const end = rows.subscribe(read);
    read();
    return () => {
      end();
      rows.close();
    };
  }, [feed, topic, asked]);
  return known.asked === asked ? known.state : WAITING;
}
