import { SHOWN_ZONE } from '../../lib/time-text.ts';

const DAY_AND_TIME = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: SHOWN_ZONE,
});

const TIME = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZone: SHOWN_ZONE,
});

/** `16 Nov 14:21` in the zone of all times on the screen. */
export function historyTime(ms: number): string {
  return DAY_AND_TIME.format(ms).replace(',', '');
}

export function clockTime(ms: number): string {
  return TIME.format(ms);
}
