import { LiveSession } from '@meridian/live-client/live-session';
import { systemTimers } from '@meridian/live-client/system-timers';
import { randomId } from './random-id.ts';

/** The page's one live session; it connects when somebody signs in. */
export function createLiveSession(socketUrl: string, window: Window & typeof globalThis): LiveSession {
  const { document } = window;
  return new LiveSession({
    url: socketUrl,
    WebSocket: window.WebSocket,
    timers: systemTimers,
    visibility: {
      isVisible: () => document.visibilityState === 'visible',
      subscribe: (listener) => {
        document.addEventListener('visibilitychange', listener);
        return () => document.removeEventListener('visibilitychange', listener);
      },
    },
    newId: () => randomId(window.crypto),
  });
}
