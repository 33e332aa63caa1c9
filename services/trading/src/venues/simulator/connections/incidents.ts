import { seededRng } from '@meridian/cost-model/sfc32';
import type { TradingDay } from '../../../market/market-port.ts';
import type { ConnectionState } from '../../connection-port.ts';

/** A period in which a connection is down or degraded. */
export type Incident = {
  readonly startMs: number;
  readonly endMs: number;
  readonly state: Exclude<ConnectionState, 'connected' | 'connecting'>;
  readonly isCatastrophic: boolean;
};

export type IncidentRates = {
  /** Mean number per day. */
  readonly perDay: number;
  readonly shareDown: number;
  readonly shareCatastrophic: number;
};

export const DESTINATION_INCIDENTS: IncidentRates = { perDay: 0.7, shareDown: 0.5, shareCatastrophic: 0 };
export const VENDOR_INCIDENTS: IncidentRates = { perDay: 0.6, shareDown: 0.5, shareCatastrophic: 0.2 };

const MAX_PER_DAY = 3;
const MIN_INCIDENT_MS = 60_000;
const MAX_INCIDENT_MS = 8 * 60_000;

/** The incidents of a connection on a day. A pure function, so that a restart gets the same ones. */
export function incidentsOf(
  seed: number | string,
  name: string,
  dayIndex: number,
  day: Pick<TradingDay, 'openMs' | 'closeMs'>,
  rates: IncidentRates,
): readonly Incident[] {
  const rng = seededRng(seed, `incidents ${name} ${dayIndex}`);
  // One time slot per possible incident, so that incidents never overlap.
  const slotMs = (day.closeMs - day.openMs) / MAX_PER_DAY;
  return Array.from({ length: MAX_PER_DAY }, (_, slot): Incident | null => {
    const isHappening = rng.unit() < rates.perDay / MAX_PER_DAY;
    const lengthMs = MIN_INCIDENT_MS + rng.unit() * (MAX_INCIDENT_MS - MIN_INCIDENT_MS);
    const startMs = Math.round(day.openMs + slot * slotMs + rng.unit() * (slotMs - lengthMs));
    const isCatastrophic = rng.unit() < rates.shareCatastrophic;
    const state = rng.unit() < rates.shareDown && !isCatastrophic ? 'disconnected' : 'degraded';
    return isHappening ? { startMs, endMs: Math.round(startMs + lengthMs), state, isCatastrophic } : null;
  }).filter((incident) => incident !== null);
}
