import type { Columns } from '../columns.ts';
import type { DayRange } from '../days/find-days.ts';
import type { HistoryQuery, Parameters } from '../reader/history-query.ts';
import type { OpenHistoryOptions } from '../reader/open-history.ts';
import type { RowPortion } from './row-portion.ts';

export type AnyQuery = HistoryQuery<Parameters, Columns>;

/** What the process of past days is told. It is opened once, before anything else. */
export type HistoryRequest =
  | { readonly kind: 'open'; readonly options: OpenHistoryOptions }
  | {
      readonly kind: 'query';
      readonly id: number;
      readonly query: AnyQuery;
      readonly range: DayRange;
      readonly parameters: Readonly<Record<string, unknown>>;
    }
  /** A portion was taken: one more may come. */
  | { readonly kind: 'more'; readonly id: number }
  | { readonly kind: 'cancel'; readonly id: number };

/** `end` and `failed` are the last words of a query, of a cancelled one as well. */
export type HistoryReply =
  | { readonly kind: 'rows'; readonly id: number; readonly portion: RowPortion }
  | { readonly kind: 'end'; readonly id: number }
  | { readonly kind: 'failed'; readonly id: number; readonly reason: string };

/** Portions on their way at most, so that a slow reader does not fill the memory. */
export const MAX_PORTIONS_AHEAD = 4;
