import { type FirstLookDesk, TRADER_EMAIL } from './first-look-desk.ts';

const HOUR_MS = 3_600_000;

const PENALTIES = [
  { micCode: 'CRSX', reason: 'Fills are followed by moves against us', hours: null },
  { micCode: 'BATS', reason: 'Slow acknowledgements since the open', hours: 3 },
] as const;

/** Venues that the demo trader avoids. One that is on the list already stays as it is. */
export async function addPenalties(desk: FirstLookDesk): Promise<void> {
  const trader = await desk.as(TRADER_EMAIL);
  for (const { micCode, reason, hours } of PENALTIES) {
    const ends_ms = hours === null ? null : desk.nowMs() + hours * HOUR_MS;
    await trader.ask('POST', '/venue', { data: { micCode, reason, ends_ms } }, [409]);
  }
}
