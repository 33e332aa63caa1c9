import { reviewOf } from '@meridian/domain/order-checks/review-rule';
import type { Instrument } from '../../reference/instrument.ts';
import type { OrderTerms, Parent } from '../state/parent.ts';
import { instrumentOf, type Reading } from '../turn.ts';
import { unitUsd } from './check-market.ts';

/** Why larger terms than those that were reviewed need a review. Null otherwise. */
export function reviewAgain(reading: Reading, { reviewedLots = 0 }: Parent, terms: OrderTerms): string | null {
  if (terms.quantityLots <= reviewedLots) return null;
  return reviewReason(reading, terms, instrumentOf(reading, terms.instrument));
}

/** Why a new order needs a review, by the rules of its accounts. Null otherwise. */
export function reviewReason(reading: Reading, terms: OrderTerms, instrument: Instrument): string | null {
  const { own, whole } = reading.ports.limitsOf(terms.account, terms.allocAccount);
  const usd = unitUsd(reading, instrument);
  const { quantityLots } = terms;
  const { averageDailyLots, lotSize } = instrument;
  const size = {
    usd: usd === null ? null : quantityLots * lotSize * usd,
    percentOfAdv: averageDailyLots > 0 ? (100 * quantityLots) / averageDailyLots : null,
  };
  return reviewOf(size, own, terms.allocAccount) ?? reviewOf(size, whole, terms.account);
}
