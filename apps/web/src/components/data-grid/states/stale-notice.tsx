import type { GridHandle } from '@meridian/live-client/grid/grid-model';
import { Button } from '@salt-ds/core';
import { SyncIcon } from '@salt-ds/icons';
import { timeOfDay } from '../../../lib/time-text.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useGridFact } from '../use-grid-state.ts';
import styles from './stale-notice.module.css';

/** Shown above the rows while live data is lost. */
export function StaleNotice({ handle, label }: { readonly handle: GridHandle | null; readonly label: string }) {
  const isStale = useGridFact(handle, ({ status }) => status === 'stale');
  const staleSinceMs = useGridFact(handle, (state) => state.staleSinceMs);
  const since = staleSinceMs === null ? '' : ` at ${timeOfDay(staleSinceMs)}`;
  return (
    <>
      {/* The live region exists before the message, or screen readers would not announce it. The countdown stays outside. */}
      <output className="salt-visuallyHidden">{isStale ? `${label}: live data lost${since}.` : ''}</output>
      {isStale ? (
        <div className={styles['notice']}>
          <SyncIcon aria-hidden />
          <span className={styles['text']}>
            Live data lost{since}. <Countdown handle={handle} />
          </span>
          <Button appearance="transparent" onClick={() => handle?.retry()}>
            Retry now
          </Button>
        </div>
      ) : null}
    </>
  );
}

function Countdown({ handle }: { readonly handle: GridHandle | null }) {
  const retryAtMs = useGridFact(handle, (state) => state.retryAtMs);
  const nowMs = useNow();
  if (retryAtMs === null) return 'Reconnecting now';
  return `Reconnecting in ${Math.max(0, Math.ceil((retryAtMs - nowMs) / 1000))} s`;
}
