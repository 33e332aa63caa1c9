import { LiveSession } from '@meridian/live-client/live-session';
import { systemTimers } from '@meridian/live-client/system-timers';
import { pageVisibility } from './page-visibility.ts';
import { randomId } from './random-id.ts';

/** The live session of the page. It connects after the sign-in. */
export function createLiveSession(socketUrl: string, window: Window & typeof globalThis): LiveSession {
  return new LiveSession({
    url: socketUrl,
    WebSocket: window.WebSocket,
    timers: systemTimers,
    visibility: pageVisibility(window.document),
    newId: () => randomId(window.crypto),
  });
}
