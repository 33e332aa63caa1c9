import type { IdleState } from '@meridian/domain/idle-session';
import { noteActivity } from '@meridian/protocol/rest/auth-calls';
import { useEffect, useState } from 'react';
import { useApi } from '../api/api-context.tsx';
import { createSafeStorage } from '../session/safe-storage.ts';
import { useSession, useSessionActions } from '../session/session-context.tsx';
import { type ActivityWatch, watchActivity } from '../session/watch-activity.ts';

const LOOK_MS = 1_000;
const SIGNED_OUT = 'You were signed out because nothing happened for a while.';

export type IdleWarning = { readonly leftMs: number; readonly stay: () => void };

/** Signs out a page where nothing happens, as the server does. Null unless that is near. */
export function useIdleWatch(): IdleWarning | null {
  const { callMain } = useApi();
  const session = useSessionActions();
  const idleAfterMs = useSession((state) => state.settings?.idle_after_ms ?? null);
  const [warning, setWarning] = useState<IdleWarning | null>(null);
  useEffect(() => {
    if (idleAfterMs === null) return undefined;
    const watch = watchActivity({
      window,
      storage: createSafeStorage(() => window.localStorage),
      now: () => Date.now(),
      idleAfterMs,
      report: () => void callMain(noteActivity, {}),
    });
    const stop = () => {
      clearInterval(timer);
      watch.stop();
    };
    const timer = setInterval(() => {
      const state = watch.look();
      setWarning((before) => warningOf(state, watch, before));
      if (state.kind !== 'over') return;
      stop();
      void session.logOut().then(() => session.showNotice({ tone: 'warning', text: SIGNED_OUT }));
    }, LOOK_MS);
    return stop;
  }, [idleAfterMs, callMain, session]);
  return warning;
}

function warningOf(state: IdleState, watch: ActivityWatch, before: IdleWarning | null): IdleWarning | null {
  if (state.kind !== 'warning') return null;
  return { leftMs: state.leftMs, stay: before?.stay ?? (() => watch.stay()) };
}
