import type { Visibility } from '@meridian/live-client/socket-port';

/** True while the tab is visible. */
export function pageVisibility(document: Document): Visibility {
  return {
    isVisible: () => document.visibilityState === 'visible',
    subscribe: (listener) => {
      document.addEventListener('visibilitychange', listener);
      return () => document.removeEventListener('visibilitychange', listener);
    },
  };
}
