import type { Alert, AlertKind } from '@meridian/protocol/live/desk-messages';
import type { AlertEntry, AlertTone } from './alert-log.ts';

const SUBJECTS: Readonly<Record<AlertKind, string>> = {
  destination: 'Destination',
  market_data_vendor: 'Market data',
  strategy_server: 'Strategy server',
  global_auto_trading: 'Auto-trading',
};

const TONES: Readonly<Record<Alert['status'], AlertTone>> = { on: 'good', off: 'critical', unknown: 'off' };

/** An alert of the server as the panel lists it; one change is one entry, however often it is sent. */
export function alertEntry(alert: Alert): AlertEntry {
  return {
    id: [alert.kind, alert.name, alert.status, alert.at_ms].join(' '),
    timeMs: alert.at_ms,
    tone: TONES[alert.status],
    subject: SUBJECTS[alert.kind],
    message: alert.message,
  };
}

/** The page's own connection changed: only the page can tell, because the server could not be heard. */
export function liveDataEntry(change: 'lost' | 'restored', timeMs: number): AlertEntry {
  return {
    id: `live data ${change} ${timeMs}`,
    timeMs,
    tone: change === 'lost' ? 'critical' : 'good',
    subject: 'Live data',
    message: change === 'lost' ? 'Live data lost. Values stay as they were.' : 'Live data is back.',
  };
}
