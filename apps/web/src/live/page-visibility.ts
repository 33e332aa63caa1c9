import type { Visibility } from '@meridian/live-client/socket-port';

/** Whether anybody can see the tab. */
export function pageVisibility(document: Document): Visibility {
  return {
    isVisible: () => document.visibilityState === 'visible',
    subscribe: (listener) => {
      document.addEventListener('visibilitychange', listener);
      return () => document.removeEventListener('visibilitychange', listener);
    },
  };
}
