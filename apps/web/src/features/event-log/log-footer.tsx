import type { NodeLogFacts } from '@meridian/live-client/node-logs/node-log-feed';
import { NODE_MAX_ENTRIES } from '@meridian/protocol/node-socket';

type LogFooterProps = Pick<NodeLogFacts, 'count'> & { readonly loaded: number; readonly isPaused: boolean };

/** How many entries are loaded, and how many are left on the server. */
export function LogFooter({ count, loaded, isPaused }: LogFooterProps) {
  return (
    <>
      {count === null || loaded < NODE_MAX_ENTRIES || count <= loaded ? null : (
        <span>
          newest of <b>{count.toLocaleString('en-US')}</b> that match; search to reach older ones
        </span>
      )}
      {isPaused ? <span>Paused: new entries wait</span> : null}
    </>
  );
}
