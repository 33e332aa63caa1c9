import type { SecurityEvent } from '@meridian/protocol/rest/admin-calls';
import { plainDetails, securityEventTitle } from '../../components/security-event-title.ts';
import type { StatusTone } from '../../components/status-glyph.tsx';
import { fieldLabel, namesDetail, valueText } from './grant-change.ts';

export type EventLine = {
  readonly title: string;
  readonly tone: StatusTone;
  readonly details: readonly string[];
};

/** Describes a security event in words. An unknown event shows its kind and plain values. */
export function eventLine(event: SecurityEvent): EventLine {
  const [title, tone] = securityEventTitle(event.kind);
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

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}
