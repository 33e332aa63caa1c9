import type { TimeCode } from '@meridian/domain/start-end-time';
import { zoneNote } from '@meridian/domain/strategies/exchange-zone';
import { SHOWN_ZONE } from './time-text.ts';

/** A clock time is the exchange's own; it says so where the reader's clock is another. */
export function withExchangeZone(text: string, { kind }: TimeCode, country: string): string {
  const note = kind === 'clock' && country !== '' ? zoneNote([country], SHOWN_ZONE) : null;
  return note === null ? text : `${text} ${note}`;
}
