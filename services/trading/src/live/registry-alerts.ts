import { alertText } from '@meridian/domain/alert-list';
import { isConnected } from '@meridian/domain/connection';
import type { Alert } from '@meridian/protocol/live/desk-messages';
import type { DeskStatus, OnOff, RegistryChange, SwitchState, VendorState } from '../connection-registry.ts';

/** The alerts of a change: none for the first report, one for each thing that went off or came back. */
export function alertsFor(change: RegistryChange, nowMs: number): readonly Alert[] {
  if (change.kind === 'status') return statusAlerts(change.before, change.after, nowMs);
  const before = change.kind === 'vendor' ? vendorStatus(change.before) : destinationStatus(change.before);
  const after = change.kind === 'vendor' ? vendorStatus(change.after) : destinationStatus(change.after);
  if (change.before === null || before === after) return [];
  const { name } = change;
  if (change.kind === 'destination') {
    return [{ kind: 'destination', name, status: after, message: text('destination', name, after), at_ms: nowMs }];
  }
  const isCatastrophic = change.after?.is_provider_in_catastrophic_failure_mode === true;
  const message = isCatastrophic
    ? `Market data vendor ${name} is in catastrophic failure mode`
    : text('market data vendor', name, after);
  return [{ kind: 'market_data_vendor', name, status: after, message, at_ms: nowMs }];
}

function statusAlerts(before: DeskStatus, after: DeskStatus, nowMs: number): readonly Alert[] {
  const alerts: Alert[] = [];
  const at_ms = nowMs;
  if (hasSwitched(before.strategyServer, after.strategyServer)) {
    const { status } = after.strategyServer;
    alerts.push({ kind: 'strategy_server', name: '', status, message: text('strategy server', null, status), at_ms });
  }
  if (hasSwitched(before.globalAutoTrading, after.globalAutoTrading)) {
    const { status } = after.globalAutoTrading;
    const message = text('global auto-trading', null, status);
    alerts.push({ kind: 'global_auto_trading', name: '', status, message, at_ms });
  }
  return alerts;
}

/** A first report describes the state and is not a change. */
function hasSwitched(before: SwitchState, after: SwitchState): boolean {
  return before.sinceMs !== null && before.status !== after.status;
}

function destinationStatus(state: { readonly status: number } | null): OnOff {
  if (state === null) return 'unknown';
  return isConnected(state.status) ? 'on' : 'off';
}

/** A vendor in catastrophic failure mode may send wrong prices while it looks connected. */
function vendorStatus(state: VendorState | null): OnOff {
  return state?.is_provider_in_catastrophic_failure_mode === true ? 'off' : destinationStatus(state);
}

function text(source: Parameters<typeof alertText>[0]['source'], name: string | null, status: OnOff): string {
  const known = alertText({ source, name, isOn: status === 'on' });
  return status === 'unknown' ? known.replace(/ is \w+$/u, ' is no longer reported') : known;
}
