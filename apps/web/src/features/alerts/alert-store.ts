import { create } from 'zustand';
import { createSafeStorage } from '../../session/safe-storage.ts';
import { type AlertEntry, type AlertLog, NO_ALERTS, withAlert, withAllRead } from './alert-log.ts';
import { playAlertSound } from './alert-sound.ts';
import { isAlertSoundOn, rememberAlertSound } from './alert-sound-flag.ts';
import { alertsKey, readAlertLog, storeAlertLog } from './alert-storage.ts';

type AlertState = {
  readonly log: AlertLog;
  readonly isPanelOpen: boolean;
  /** The entries that were unread when the panel opened. They stay marked until it closes. */
  readonly unreadAtOpen: number;
  readonly isSoundOn: boolean;
};

const storage = createSafeStorage(() => localStorage);

/** The user; null while nobody is signed in. */
let userId: number | null = null;

export const useAlerts = create<AlertState>(() => ({
  log: NO_ALERTS,
  isPanelOpen: false,
  unreadAtOpen: 0,
  isSoundOn: isAlertSoundOn(),
}));

/** Loads the stored alerts of a user and follows changes of other tabs. */
export function openAlerts(user: number): () => void {
  userId = user;
  useAlerts.setState({ log: newestLog() });
  const follow = ({ key }: StorageEvent) => {
    if (key === alertsKey(user)) useAlerts.setState({ log: newestLog() });
  };
  window.addEventListener('storage', follow);
  return () => {
    window.removeEventListener('storage', follow);
    userId = null;
    useAlerts.setState({ log: NO_ALERTS, isPanelOpen: false, unreadAtOpen: 0 });
  };
}

/** Every tab receives an alert. Only the first one stores it and plays the sound. */
export function raiseAlert(entry: AlertEntry): void {
  const { isPanelOpen, unreadAtOpen, isSoundOn } = useAlerts.getState();
  const before = newestLog();
  const log = withAlert(before, entry);
  if (log === before) {
    useAlerts.setState({ log });
    return;
  }
  keep(isPanelOpen ? withAllRead(log) : log);
  if (isPanelOpen) useAlerts.setState({ unreadAtOpen: unreadAtOpen + 1 });
  if (isSoundOn) playAlertSound(entry.tone);
}

/** Opening marks all as read. Entries stay until newer ones replace them. */
export function setAlertPanelOpen(isPanelOpen: boolean): void {
  const before = newestLog();
  useAlerts.setState({ isPanelOpen, unreadAtOpen: isPanelOpen ? before.unread : 0 });
  keep(withAllRead(before));
}

export function setAlertSound(isSoundOn: boolean): void {
  rememberAlertSound(isSoundOn);
  useAlerts.setState({ isSoundOn });
  if (isSoundOn) playAlertSound('good');
}

/** The stored alerts, because another tab may have written last. Without storage, those of this page. */
function newestLog(): AlertLog {
  if (userId === null) return NO_ALERTS;
  return readAlertLog(storage.get(alertsKey(userId))) ?? useAlerts.getState().log;
}

function keep(log: AlertLog): void {
  useAlerts.setState({ log });
  if (userId !== null) storeAlertLog(storage, userId, log);
}
