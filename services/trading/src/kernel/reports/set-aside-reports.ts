import type { VenueReport } from '../../venues/venue-port.ts';
import type { Turn } from '../turn.ts';

const MINUTE_MS = 60_000;
/** A bound, so that a repetitive venue does not fill the journal. */
export const MAX_SET_ASIDE_PER_MINUTE = 60;

/** Stores reports that changed nothing, so that every message of a venue can be read. */
export class SetAsideReports {
  #minute = 0;
  #count = 0;

  take(turn: Turn, report: VenueReport, why: 'ignored' | 'strange'): void {
    const minute = Math.floor(turn.nowMs / MINUTE_MS);
    if (minute !== this.#minute) this.#count = 0;
    this.#minute = minute;
    this.#count += 1;
    if (this.#count > MAX_SET_ASIDE_PER_MINUTE) return;
    turn.emit({ ...turn.head, kind: 'ReportSetAside', report, why });
  }
}
