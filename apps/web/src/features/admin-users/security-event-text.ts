import type { SecurityEvent } from '@meridian/protocol/rest/admin-calls';
import type { StatusTone } from '../../components/status-glyph.tsx';
import { fieldLabel, namesDetail, valueText } from './grant-change.ts';

export type EventLine = {
  readonly title: string;
  readonly tone: StatusTone;
  readonly details: readonly string[];
};

const TITLES: Readonly<Record<string, readonly [string, StatusTone]>> = {
  accounts_uploaded: ['Accounts uploaded', 'warning'],
  configuration_exported: ['Configuration exported', 'off'],
  configuration_imported: ['Configuration imported', 'warning'],
  email_verified: ['Email verified', 'good'],
  locked_out: ['Locked out', 'critical'],
  password_reset: ['Password reset', 'warning'],
  pin_requested: ['Pin sent', 'off'],
  pin_tries_used_up: ['Pin tries used up', 'warning'],
  registered: ['Registered', 'good'],
  sessions_ended: ['Sessions ended', 'warning'],
  sign_in_failed: ['Sign-in failed', 'critical'],
  signed_in: ['Signed in', 'good'],
  signed_out: ['Signed out', 'off'],
  unlocked: ['Unlocked', 'good'],
  user_created: ['User created', 'good'],
  user_updated: ['Access changed', 'warning'],
};

/** Describes a security event in words. An unknown event shows its kind and plain values. */
export function eventLine(event: SecurityEvent): EventLine {
  const [title, tone] = TITLES[event.kind] ?? [event.kind.replaceAll('_', ' '), 'off'];
  return {
    title,
    tone,
    details: event.kind === 'user_updated' ? changeDetails(event.detail) : plainDetails(event.detail),
  };
}

function changeDetails(detail: SecurityEvent['detail']): readonly string[] {
  const lines = Object.entries(recordOf(detail['changes'])).map(([field, change]) => {
    const { before, after } = recordOf(change);
    const names = namesDetail(before, after);
    return names === null
      ? `${fieldLabel(field)}: ${valueText(field, before)} → ${valueText(field, after)}`
      : `${fieldLabel(field)}: ${names}`;
  });
  const reason = detail['reason'];
  return typeof reason === 'string' && reason !== '' ? [...lines, `Reason: ${reason}`] : lines;
}

/** Leaves out times, which are shown elsewhere, and nested values, which are not readable. */
function plainDetails(detail: SecurityEvent['detail']): readonly string[] {
  return Object.entries(detail)
    .filter(([, value]) => typeof value === 'string' || typeof value === 'number' || value === true)
    .map(([name, value]) => {
      const label = name.replaceAll('_', ' ');
      return value === true ? label : `${label}: ${String(value).replaceAll('_', ' ')}`;
    });
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}
