import { type IdleState, idleState } from '@meridian/domain/idle-session';
import { STORAGE_KEYS } from '@meridian/domain/storage-keys';
import type { SafeStorage } from './safe-storage.ts';

export type ActivityOptions = {
  readonly window: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  readonly storage: SafeStorage;
  readonly now: () => number;
  readonly idleAfterMs: number;
  /** Tells the server that the user is there. */
  readonly report: () => void;
};

export type ActivityWatch = {
  /** The state as of now, over all tabs. Reports when that is due. */
  look(): IdleState;
  /** The user wants to stay. */
  stay(): void;
  stop(): void;
};

/** Activity is written down at most so often, because each write wakes the other tabs. */
const WRITE_STEP_MS = 5_000;
const MAX_REPORT_STEP_MS = 30_000;

const EVENTS = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

/**
 * Watches what the user does. The time of it is shared by the tabs of the browser, so that work in one keeps all of
 * them signed in. The server hears of it after the fact, so its clock never runs ahead of the page's.
 */
export function watchActivity(options: ActivityOptions): ActivityWatch {
  const { window, storage, now, idleAfterMs, report } = options;
  const reportStepMs = Math.min(MAX_REPORT_STEP_MS, idleAfterMs / 10);
  const read = (key: string) => Number(storage.get(key) ?? 0) || 0;
  const note = () => {
    const at = now();
    if (at - read(STORAGE_KEYS.lastActivity) >= Math.min(WRITE_STEP_MS, reportStepMs)) {
      storage.set(STORAGE_KEYS.lastActivity, String(at));
    }
  };
  const onEvent = (event: Event) => {
    // A browser invents moves when the page changes under a resting pointer.
    if (event.type !== 'pointermove' || !isStill(event)) note();
  };
  for (const name of EVENTS) window.addEventListener(name, onEvent, { capture: true, passive: true });
  note();
  return {
    look: () => {
      const at = now();
      const lastActiveMs = read(STORAGE_KEYS.lastActivity);
      const reportedMs = read(STORAGE_KEYS.activityReported);
      if (lastActiveMs > reportedMs && at - reportedMs >= reportStepMs) {
        storage.set(STORAGE_KEYS.activityReported, String(at));
        report();
      }
      return idleState(lastActiveMs, idleAfterMs, at);
    },
    stay: () => storage.set(STORAGE_KEYS.lastActivity, String(now())),
    stop: () => {
      for (const name of EVENTS) window.removeEventListener(name, onEvent, { capture: true });
    },
  };
}

function isStill(event: Event): boolean {
  return 'movementX' in event && event.movementX === 0 && 'movementY' in event && event.movementY === 0;
}
