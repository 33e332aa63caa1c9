import type { FirmUpRecord } from '@meridian/cost-model/liquidity/firm-up-rate';
import type { VenueHealth } from '../kernel/algo.ts';

type DarkFill = VenueHealth['fills'][number];
type FirmUp = { readonly atMs: number; readonly hasTraded: boolean };

/** Number of fills kept per venue: enough for a tail, few enough to follow a change. */
const KEPT_FILLS = 40;
const KEPT_INVITATIONS = 50;
/** Pairs of venue and instrument. The oldest is dropped first. */
const MAX_PAIRS = 4_000;
/** How much one fill moves the belief in a venue's toxicity. */
const TOXICITY_WEIGHT = 0.02;

const NO_FILLS: readonly DarkFill[] = [];
const NO_FIRM_UPS: FirmUpRecord = { invitations: 0, firmUps: 0 };

/** Our experience with venues: bounded and deterministic. */
export class VenueExperience {
  readonly #fills = new Map<string, readonly DarkFill[]>();
  readonly #invitations = new Map<string, readonly FirmUp[]>();
  /** What the invitations of a venue came to: every order that seeks dark venues asks at every look. */
  readonly #firmUps = new Map<string, FirmUpRecord>();
  readonly #toxicities: Map<string, number>;

  constructor(toxicities: Iterable<readonly [venue: string, toxicity: number]>) {
    this.#toxicities = new Map(toxicities);
  }

  /** A dark order has come to its end. */
  sawDarkOrder(venue: string, instrument: number, fill: DarkFill): void {
    const key = `${venue}|${instrument}`;
    const known = this.#fills.get(key) ?? [];
    this.#fills.delete(key);
    this.#fills.set(key, [...known, fill].slice(-KEPT_FILLS));
    const [oldest] = this.#fills.keys();
    if (this.#fills.size > MAX_PAIRS && oldest !== undefined) this.#fills.delete(oldest);
  }

  /** An invitation was answered with a firm order, which the other side met or did not. */
  sawFirmUp(venue: string, hasTraded: boolean, atMs: number): void {
    const seen = this.#invitations.get(venue) ?? [];
    this.#remember(venue, [...seen, { atMs, hasTraded }].slice(-KEPT_INVITATIONS));
  }

  /** A suspended venue shows nothing new, so old results must expire. */
  forgetFirmUpsBefore(ms: number): void {
    for (const [venue, seen] of this.#invitations) {
      if ((seen[0]?.atMs ?? ms) >= ms) continue;
      this.#remember(
        venue,
        seen.filter(({ atMs }) => atMs >= ms),
      );
    }
  }

  /** The move of the mid against a fill within a second, as a share of the half spread. Negative is in our favour. */
  sawMarkout(venue: string, costShare: number): void {
    if (!Number.isFinite(costShare)) return;
    const before = this.toxicityOf(venue);
    this.#toxicities.set(venue, before + TOXICITY_WEIGHT * (costShare - before));
  }

  fillsOf(venue: string, instrument: number): readonly DarkFill[] {
    return this.#fills.get(`${venue}|${instrument}`) ?? NO_FILLS;
  }

  firmUpsOf(venue: string): FirmUpRecord {
    return this.#firmUps.get(venue) ?? NO_FIRM_UPS;
  }

  toxicityOf(venue: string): number {
    return this.#toxicities.get(venue) ?? 0;
  }

  #remember(venue: string, seen: readonly FirmUp[]): void {
    this.#invitations.set(venue, seen);
    const firmUps = seen.filter(({ hasTraded }) => hasTraded).length;
    this.#firmUps.set(venue, { invitations: seen.length, firmUps });
  }
}
