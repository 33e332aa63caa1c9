import { MAX_ALERTS } from './constants.ts';
import type { Alert, AlertSource } from './entities/alert.ts';
import type { AlertState } from './entities/application-state.ts';
import { formatHourMinute } from './time-format.ts';

/** One thing that is on or off. */
export type Switchable = Pick<Alert, 'source' | 'name' | 'isOn'>;

function keyOf({ source, name }: Switchable): string {
  return `${source}:${name ?? ''}`;
}

/** One alert per thing that changed; a snapshot, or a first sight, tells how things are and not that they changed. */
export function alertsForUpdate(
  before: readonly Switchable[],
  update: readonly Switchable[],
  moment: { readonly nowMs: number; readonly isSnapshot: boolean },
): readonly Alert[] {
  if (moment.isSnapshot) return [];
  const known = new Map(before.map((item) => [keyOf(item), item.isOn]));
  return update
    .filter((item) => known.get(keyOf(item)) === !item.isOn)
    .map(({ source, name, isOn }) => ({ source, name, isOn, timeMs: moment.nowMs }));
}

/** Newest first; the oldest fall out, but stay counted as unread. */
export function addAlerts(state: AlertState, alerts: readonly Alert[]): AlertState {
  if (alerts.length === 0) return state;
  return {
    alerts: [...alerts.toReversed(), ...state.alerts].slice(0, MAX_ALERTS),
    unreadCount: state.unreadCount + alerts.length,
  };
}

export function readAlerts(state: AlertState): AlertState {
  return { ...state, unreadCount: 0 };
}

const SUBJECTS: Readonly<Record<AlertSource, string>> = {
  destination: 'Destination',
  'strategy server': 'Strategy server',
  'market data vendor': 'Market data vendor',
  'global auto-trading': 'Global auto-trading',
};

export function alertText({ source, name, isOn }: Switchable): string {
  const subject = name === null ? SUBJECTS[source] : `${SUBJECTS[source]} ${name}`;
  if (source === 'global auto-trading') return `${subject} is ${isOn ? 'on' : 'off'}`;
  return `${subject} is ${isOn ? 'connected' : 'disconnected'}`;
}

/** hh:mm a. */
export function alertTimeText(alert: Alert, zone: string): string {
  return formatHourMinute(alert.timeMs, zone);
}
