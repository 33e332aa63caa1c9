import { create } from 'zustand';
import { type AlertEntry, type AlertLog, NO_ALERTS, withAlert, withAllRead } from './alert-log.ts';
import { playAlertSound } from './alert-sound.ts';
import { isAlertSoundOn, rememberAlertSound } from './alert-sound-flag.ts';

type AlertState = {
  readonly log: AlertLog;
  readonly isPanelOpen: boolean;
  readonly isSoundOn: boolean;
};

export const useAlerts = create<AlertState>(() => ({
  log: NO_ALERTS,
  isPanelOpen: false,
  isSoundOn: isAlertSoundOn(),
}));

export function raiseAlert(entry: AlertEntry): void {
  const before = useAlerts.getState();
  const log = withAlert(before.log, entry);
  if (log === before.log) return;
  useAlerts.setState({ log: before.isPanelOpen ? withAllRead(log) : log });
  if (before.isSoundOn) playAlertSound(entry.tone);
}

/** Opening reads everything; the entries stay until newer ones push them out. */
export function setAlertPanelOpen(isPanelOpen: boolean): void {
  useAlerts.setState(({ log }) => ({ isPanelOpen, log: withAllRead(log) }));
}

export function setAlertSound(isSoundOn: boolean): void {
  rememberAlertSound(isSoundOn);
  useAlerts.setState({ isSoundOn });
  if (isSoundOn) playAlertSound('good');
}

/** Another user on the same page starts with an empty panel. */
export function forgetAlerts(): void {
  useAlerts.setState({ log: NO_ALERTS, isPanelOpen: false });
}
