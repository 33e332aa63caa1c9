import type { StatusTone } from './status-glyph.tsx';

const TITLES: Readonly<Record<string, readonly [string, StatusTone]>> = {
  accounts_uploaded: ['Accounts uploaded', 'warning'],
  auto_trading_switched: ['Auto-trading switched', 'critical'],
  backup_restored: ['Backup restored', 'critical'],
  backup_taken: ['Backup taken', 'warning'],
  configuration_exported: ['Configuration exported', 'warning'],
  configuration_imported: ['Configuration imported', 'warning'],
  email_verified: ['Email verified', 'good'],
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
  refused: ['Refused', 'critical'],
  registered: ['Registered', 'good'],
  session_idle: ['Signed out when idle', 'off'],
  sessions_ended: ['Sessions ended', 'warning'],
  sign_in_failed: ['Sign-in failed', 'critical'],
  signed_in: ['Signed in', 'good'],
  signed_out: ['Signed out', 'off'],
  unlocked: ['Unlocked', 'good'],
  user_created: ['User created', 'good'],
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

/** Leaves out ids and times, which are shown elsewhere or mean nothing to people, and nested values. */
export function plainDetails(detail: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.entries(detail)
    .filter(([name]) => !LEFT_OUT.has(name))
    .filter(([, value]) => (typeof value === 'string' && value !== '') || typeof value === 'number' || value === true)
    .map(([name, value]) => {
      const label = name.replaceAll('_', ' ');
      return value === true ? label : `${label}: ${String(value).replaceAll('_', ' ')}`;
    });
}
