import type { VenueFill, VenuePort } from '@meridian/trading/venues/venue-port';

/** Every fill that the venues reported, once each, by child order. */
export class FillLedger {
  readonly #fills = new Map<number, VenueFill[]>();
  readonly #seen = new Set<string>();

  constructor(venue: VenuePort) {
    venue.onReport((report) => {
      if (report.kind !== 'filled' || this.#seen.has(report.execId)) return;
      this.#seen.add(report.execId);
      const known = this.#fills.get(report.childId);
      if (known === undefined) this.#fills.set(report.childId, [report]);
      else known.push(report);
    });
  }

  of(childIds: readonly number[]): readonly VenueFill[] {
    return childIds.flatMap((id) => this.#fills.get(id) ?? []);
  }
}
