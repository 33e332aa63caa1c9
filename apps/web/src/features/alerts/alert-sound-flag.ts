import { isStoredFlagOn, STORAGE_KEYS } from '@meridian/domain/storage-keys';
import { createSafeStorage } from '../../session/safe-storage.ts';

const storage = createSafeStorage(() => localStorage);

/** Off until asked for: a desk of forty screens should not ring by default. */
export function isAlertSoundOn(): boolean {
  return isStoredFlagOn(storage.get(STORAGE_KEYS.notificationSound));
}

export function rememberAlertSound(isOn: boolean): void {
  storage.set(STORAGE_KEYS.notificationSound, String(isOn));
}
