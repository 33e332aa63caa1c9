import type { Alert, AlertKind } from '@meridian/protocol/live/desk-messages';
import type { AlertEntry, AlertTone } from './alert-log.ts';

const SUBJECTS: Readonly<Record<AlertKind, string>> = {
  destination: 'Destination',
  market_data_vendor: 'Market data',
  strategy_server: 'Strategy server',
  global_auto_trading: 'Auto-trading',
};

const TONES: Readonly<Record<Alert['status'], AlertTone>> = { on: 'good', off: 'critical', unknown: 'off' };

/** A server alert for the panel. A repeated alert is one entry. */
export function alertEntry(alert: Alert): AlertEntry {
  return {
    id: [alert.kind, alert.name, alert.status, alert.at_ms].join(' '),
    timeMs: alert.at_ms,
    tone: TONES[alert.status],
    subject: SUBJECTS[alert.kind],
    message: alert.message,
  };
}

/** The connection of the page changed. Only the page knows, because the server is out of reach. */
export function liveDataEntry(change: 'lost' | 'restored', timeMs: number): AlertEntry {
  return {
    id: `live data ${change} ${timeMs}`,
    timeMs,
    tone: change === 'lost' ? 'critical' : 'good',
    subject: 'Live data',
    message: change === 'lost' ? 'Live data lost. Values on the screen are old.' : 'Live data is back.',
  };
}
