import { STORAGE_KEYS } from '@meridian/domain/storage-keys';
import { isTimeZone } from '@meridian/domain/zoned-time';
import { create } from 'zustand';

/** How a user wants the desk to look, remembered for that user on this machine. */
export type Preferences = {
  /** Rows of 26 px, or of 22 px. */
  readonly density: 'normal' | 'compact';
  /** The zone of all times shown; null for the browser's own. */
  readonly zone: string | null;
  /** Which actions on orders ask first. Those that cannot be undone always do. */
  readonly confirmations: 'all' | 'not-undoable';
};

export const DEFAULT_PREFERENCES: Preferences = { density: 'normal', zone: null, confirmations: 'all' };

/** Reads stored preferences. A missing or invalid field gets its default. */
export function readPreferences(text: string | null): Preferences {
  const stored = parsed(text);
  const { density, zone, confirmations } = stored;
  return {
    density: density === 'compact' ? 'compact' : 'normal',
    zone: typeof zone === 'string' && isTimeZone(zone) ? zone : null,
    confirmations: confirmations === 'not-undoable' ? 'not-undoable' : 'all',
  };
}

function parsed(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

function keyOf(userId: string): string {
  return `${STORAGE_KEYS.preferences}:${userId}`;
}

/** Until the user is known, the preferences of the last user apply: times are shown before the sign-in is answered. */
function ofLastUser(): Preferences {
  const userId = stored(STORAGE_KEYS.preferencesUser);
  return userId === null ? DEFAULT_PREFERENCES : readPreferences(stored(keyOf(userId)));
}

export const usePreferences = create<Preferences>(ofLastUser);

/** Applies the preferences of the signed-in user. True when the time zone has changed. */
export function loadPreferencesOf(userId: number): boolean {
  const before = usePreferences.getState();
  const next = readPreferences(stored(keyOf(String(userId))));
  store(STORAGE_KEYS.preferencesUser, String(userId));
  usePreferences.setState(next);
  return next.zone !== before.zone;
}

export function changePreferences(userId: number, change: Partial<Preferences>): void {
  const next = { ...usePreferences.getState(), ...change };
  usePreferences.setState(next);
  store(keyOf(String(userId)), JSON.stringify(next));
  store(STORAGE_KEYS.preferencesUser, String(userId));
}
