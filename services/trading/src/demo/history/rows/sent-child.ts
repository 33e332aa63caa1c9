import type { LegType } from '@meridian/domain/entities/calendar-spread';
import type { OrderSide } from '@meridian/domain/order-side';
import type { OrderStatus } from '@meridian/domain/order-status';
import type { Instrument } from '../../../reference/instrument.ts';
import type { MidsAfter } from '../fills/mids-after.ts';
import type { PlannedChild } from '../fills/planned-fill.ts';
import type { QuotedPrice } from '../fills/quote-around.ts';

export type ChildFill = QuotedPrice & {
  readonly atMs: number;
  readonly lots: number;
  readonly midsAfter: MidsAfter;
};

/** A child order as sent, with its result. Also a leg of a legged spread. */
export type SentChild = {
  readonly planned: PlannedChild;
  readonly instrument: Instrument;
  readonly side: OrderSide;
  readonly leg: LegType | null;
  readonly lots: number;
  readonly limitPrice: number | null;
  readonly fills: readonly ChildFill[];
  /** The market when it was sent. */
  readonly snap: QuotedPrice;
  readonly sentMs: number;
  readonly endedMs: number;
  readonly status: OrderStatus;
  readonly instruction: string | null;
  readonly diagnostic: string | null;
};

export function childStatus(lots: number, filledLots: number): OrderStatus {
  if (filledLots === lots) return 'FILLED';
  return filledLots > 0 ? 'PARTIAL_OUT' : 'OUT';
}
