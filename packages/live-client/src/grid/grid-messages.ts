import type { Cell, RowKey } from '@meridian/protocol/live/subscription-messages';
import type {
  GridAmong,
  GridDefinition,
  GridDistinct,
  GridPaint,
  GridPlace,
  GridQuery,
  GridRecord,
  GridRowsWanted,
  GridTextRequest,
  GridTopic,
  GridViewer,
  GridWindow,
  PaintedCell,
  PaintedRow,
} from './grid-model.ts';

/** An unchanged row is sent as its id, an unchanged cell as null. */
export type WireRow = string | (Omit<PaintedRow, 'cells'> & { readonly cells: readonly (PaintedCell | null)[] });

/** What the page has from the paint before. A copy with each paint would cost, and be new to those who compare. */
export type Same = 'same';

export type WirePaint = Omit<GridPaint, 'rows' | 'docked' | 'columnIds' | 'summary'> & {
  readonly columnIds: GridPaint['columnIds'] | Same;
  readonly summary: GridPaint['summary'] | Same;
  readonly rows: readonly WireRow[];
  readonly docked: readonly WireRow[];
  /** Selected keys that are no longer in the feed. */
  readonly lostKeys: readonly RowKey[];
};

export type GridSource =
  | { readonly kind: 'topic'; readonly topic: GridTopic }
  | {
      readonly kind: 'local';
      readonly fields: readonly string[];
      readonly rows: readonly (readonly Cell[])[] | null;
    };

export type GridRequest =
  | { readonly kind: 'distinct'; readonly columnId: string; readonly limit: number }
  | { readonly kind: 'text'; readonly request: GridTextRequest }
  | { readonly kind: 'keys'; readonly rows: GridRowsWanted }
  | { readonly kind: 'place'; readonly key: RowKey }
  | {
      readonly kind: 'records';
      readonly keys: readonly RowKey[];
      readonly fields: readonly string[] | null;
      readonly among: GridAmong;
    };

export type GridAnswers = {
  readonly distinct: GridDistinct;
  readonly text: string;
  readonly keys: readonly RowKey[];
  readonly place: GridPlace;
  readonly records: readonly GridRecord[];
};

/** A message about one grid, from the page. */
export type GridOrder =
  | { readonly type: 'query'; readonly query: GridQuery }
  | { readonly type: 'window'; readonly window: GridWindow }
  | { readonly type: 'hold'; readonly isHeld: boolean }
  | { readonly type: 'ack'; readonly seq: number }
  | { readonly type: 'selection'; readonly keys: readonly RowKey[] }
  | { readonly type: 'rows'; readonly rows: readonly (readonly Cell[])[] }
  | { readonly type: 'increment'; readonly rows: readonly (readonly Cell[])[]; readonly removed: readonly RowKey[] }
  | { readonly type: 'refused'; readonly refusal: { readonly code: string; readonly message: string } | null }
  | { readonly type: 'ask'; readonly id: number; readonly request: GridRequest }
  | { readonly type: 'retry' }
  | { readonly type: 'close' };

/** Messages from the page to the worker. */
export type ToWorker =
  | { readonly type: 'viewer'; readonly viewer: GridViewer }
  | { readonly type: 'sign-in'; readonly url: string; readonly sessionId: string }
  | { readonly type: 'sign-out' }
  | {
      readonly type: 'open';
      readonly grid: number;
      readonly definition: GridDefinition;
      readonly source: GridSource;
      readonly query: GridQuery;
    }
  | { readonly type: 'order'; readonly grid: number; readonly order: GridOrder };

/** Messages from the worker to the page. */
export type FromWorker =
  | { readonly type: 'paint'; readonly grid: number; readonly paint: WirePaint }
  | {
      readonly type: 'answer';
      readonly grid: number;
      readonly id: number;
      readonly answer: GridAnswers[keyof GridAnswers];
    };
