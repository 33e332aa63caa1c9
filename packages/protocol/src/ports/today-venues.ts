import type { AssetClass } from '@meridian/domain/asset-class';
import type { VenueFillSums, VenueSent } from '@meridian/domain/venue-fill-sums';
import { Type } from 'typebox';
import { matches } from '../matches.ts';

/** Which fills of today are wanted. Null lets all through. */
export type TodayVenuesQuestion = {
  readonly asset_class: AssetClass;
  /** Accounts with allocation accounts. */
  readonly owned: readonly { readonly account: string; readonly alloc_account: string }[] | null;
  readonly country: string | null;
  readonly strat: string | null;
  readonly is_buy: boolean | null;
  /** Every fill weighs the same. */
  readonly equal: boolean;
};

/** Today's fills so far. */
export type TodayVenues = {
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly fills: readonly VenueFillSums[];
  /** Fills from before the engine's last start, whose later prices it did not see. */
  readonly unseen: number;
  readonly sent: readonly VenueSent[];
  /** Of all fills that the user may see. */
  readonly countries: readonly string[];
  readonly strats: readonly string[];
};

/** The fields that the main service relies on. The sums are the engine's own. */
const TodayVenuesSchema = Type.Unsafe<TodayVenues>(
  Type.Object({
    date: Type.String(),
    fills: Type.Array(Type.Object({ venue: Type.String(), cluster: Type.Integer(), fills: Type.Number() })),
    unseen: Type.Integer(),
    sent: Type.Array(Type.Object({ venue: Type.String(), sent: Type.Number(), filled: Type.Number() })),
    countries: Type.Array(Type.String()),
    strats: Type.Array(Type.String()),
  }),
);

export function readTodayVenues(data: unknown): TodayVenues | null {
  return matches(TodayVenuesSchema, data) ? data : null;
}
