import { LiveSession } from '@meridian/live-client/live-session';
import { systemTimers } from '@meridian/live-client/system-timers';

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

/** `crypto.randomUUID` is missing on pages without https, where `getRandomValues` is not. */
function randomId(crypto: Crypto): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
