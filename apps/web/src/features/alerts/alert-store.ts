import { create } from 'zustand';
import { type AlertEntry, type AlertLog, NO_ALERTS, withAlert, withAllRead } from './alert-log.ts';
import { playAlertSound } from './alert-sound.ts';
import { isAlertSoundOn, rememberAlertSound } from './alert-sound-flag.ts';

type AlertState = {
  readonly log: AlertLog;
  readonly isPanelOpen: boolean;
  /** What was unread when the panel was opened: those entries stay marked until it closes. */
  readonly unreadAtOpen: number;
  readonly isSoundOn: boolean;
};

export const useAlerts = create<AlertState>(() => ({
  log: NO_ALERTS,
  isPanelOpen: false,
  unreadAtOpen: 0,
  isSoundOn: isAlertSoundOn(),
}));

export function raiseAlert(entry: AlertEntry): void {
  const before = useAlerts.getState();
  const log = withAlert(before.log, entry);
  if (log === before.log) return;
  useAlerts.setState(before.isPanelOpen ? { log: withAllRead(log), unreadAtOpen: before.unreadAtOpen + 1 } : { log });
  if (before.isSoundOn) playAlertSound(entry.tone);
}

/** Opening reads everything; the entries stay until newer ones push them out. */
export function setAlertPanelOpen(isPanelOpen: boolean): void {
  useAlerts.setState(({ log }) => ({ isPanelOpen, unreadAtOpen: isPanelOpen ? log.unread : 0, log: withAllRead(log) }));
}

export function setAlertSound(isSoundOn: boolean): void {
  rememberAlertSound(isSoundOn);
  useAlerts.setState({ isSoundOn });
  if (isSoundOn) playAlertSound('good');
}

/** Another user on the same page starts with an empty panel. */
export function forgetAlerts(): void {
  useAlerts.setState({ log: NO_ALERTS, isPanelOpen: false, unreadAtOpen: 0 });
}
