import { isStoredFlagOn, STORAGE_KEYS } from '@meridian/domain/storage-keys';
import { createSafeStorage } from '../../session/safe-storage.ts';

const storage = createSafeStorage(() => localStorage);

/** Off by default: a desk with forty screens should not ring. */
export function isAlertSoundOn(): boolean {
  return isStoredFlagOn(storage.get(STORAGE_KEYS.notificationSound));
}

export function rememberAlertSound(isOn: boolean): void {
  storage.set(STORAGE_KEYS.notificationSound, String(isOn));
}
