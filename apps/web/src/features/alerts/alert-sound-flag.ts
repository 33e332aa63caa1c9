const STORAGE_KEY = 'notification_sound';

/** Off until asked for: a desk of forty screens should not ring by default. */
export function isAlertSoundOn(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'true';
  } catch {
    return false;
  }
}

export function rememberAlertSound(isOn: boolean): void {
  try {
    localStorage.setItem(STORAGE_KEY, String(isOn));
  } catch {
    // Storage may be full or forbidden; the choice then holds for this page only.
  }
}
