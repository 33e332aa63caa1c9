import { isJsonRecord } from '@meridian/domain/json-text';
import type { StatusTone } from './status-glyph.tsx';

const TITLES: Readonly<Record<string, readonly [string, StatusTone]>> = {
  accounts_uploaded: ['Accounts uploaded', 'warning'],
  auto_trading_switched: ['Auto-trading switched', 'critical'],
  backup_restored: ['Backup restored', 'critical'],
  backup_taken: ['Backup taken', 'warning'],
  configuration_changed: ['Configuration changed', 'warning'],
  configuration_decided: ['Proposed change decided', 'warning'],
  configuration_exported: ['Configuration exported', 'warning'],
  configuration_imported: ['Configuration imported', 'warning'],
  configuration_proposed: ['Change proposed', 'warning'],
  duties_changed: ['Policy of duties changed', 'critical'],
  email_verified: ['Email verified', 'good'],
  executions_imported: ['Executions imported', 'warning'],
  executions_removed: ['Executions removed', 'critical'],
  exported: ['Data exported', 'warning'],
  limits_changed: ['Limits changed', 'warning'],
  locked_out: ['Locked out', 'critical'],
  log_cut: ['Old events removed', 'warning'],
  password_changed: ['Password changed', 'warning'],
  password_check_failed: ['Password check failed', 'critical'],
  password_confirmed: ['Password confirmed', 'good'],
  password_reset: ['Password reset', 'warning'],
  pin_requested: ['Pin sent', 'off'],
  pin_tries_used_up: ['Pin tries used up', 'warning'],
  reference_imported: ['Reference data imported', 'warning'],
  refused: ['Refused', 'critical'],
  registered: ['Registered', 'good'],
  report_changed: ['Report changed', 'warning'],
  session_idle: ['Signed out when idle', 'off'],
  sessions_ended: ['Sessions ended', 'warning'],
  sign_in_failed: ['Sign-in failed', 'critical'],
  signed_in: ['Signed in', 'good'],
  signed_out: ['Signed out', 'off'],
  surveillance_changed: ['Surveillance changed', 'critical'],
  unlocked: ['Unlocked', 'good'],
  user_created: ['User created', 'good'],
  user_invited: ['User invited', 'good'],
  user_updated: ['Access changed', 'warning'],
  warnings_overridden: ['Warnings overridden', 'warning'],
};

/** Every kind of security event that has a title. */
export const SECURITY_EVENT_KINDS: readonly string[] = Object.keys(TITLES);

/** The title and tone of a security event. An unknown one shows its kind. */
export function securityEventTitle(kind: string): readonly [string, StatusTone] {
  return TITLES[kind] ?? [kind.replaceAll('_', ' '), 'off'];
}

const LEFT_OUT = new Set(['session_id', 'up_to_hash']);

/** Leaves out ids and times, which are shown elsewhere or mean nothing to people. Each change has both its values. */
export function plainDetails(detail: Readonly<Record<string, unknown>>): readonly string[] {
  return [...flatDetails(detail), ...changeLines(detail['changes'])];
}

function flatDetails(detail: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.entries(detail)
    .filter(([name]) => !LEFT_OUT.has(name))
    .filter(([, value]) => (typeof value === 'string' && value !== '') || typeof value === 'number' || value === true)
    .map(([name, value]) => {
      const label = name.replaceAll('_', ' ');
      return value === true ? label : `${label}: ${String(value).replaceAll('_', ' ')}`;
    });
}

function changeLines(changes: unknown): readonly string[] {
  return Object.entries(isJsonRecord(changes) ? changes : {}).map(([field, change]) => {
    const { before, after } = isJsonRecord(change) ? change : {};
    return `${field.replaceAll('_', ' ')}: ${changedValue(before)} → ${changedValue(after)}`;
  });
}

function changedValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'none';
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(changedValue).join(', ');
  if (!isJsonRecord(value)) return typeof value === 'number' || typeof value === 'string' ? String(value) : 'none';
  const parts = Object.entries(value).map(([name, inner]) => `${name.replaceAll('_', ' ')} ${changedValue(inner)}`);
  return parts.length === 0 ? 'none' : parts.join(' · ');
}
