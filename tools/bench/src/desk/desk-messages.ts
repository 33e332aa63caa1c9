import type { Cell } from '@meridian/protocol/live/subscription-messages';

export type ClientsJob = { readonly url: string; readonly clients: number };

export type Standing = {
  /** Orders with a plan that still have something to do. */
  readonly working: number;
  /**
   * Of those below their floor by more than a twentieth of their size, although nothing holds them back: the ones that
   * took what they lack just then, as far as their market had it.
   */
  readonly trying: number;
  /** The others of these, with what they say of themselves. */
  readonly idle: readonly LateOrder[];
};

export type LateOrder = { readonly key: Cell; readonly account: string };

export type Gaps = { readonly p99Ms: number; readonly longestMs: number; readonly increments: number };

/** How old an order's last change was when a client heard of it. */
export type Ages = { readonly p50Ms: number; readonly p99Ms: number };

/** Of commands that a person gave meanwhile. */
export type Answers = {
  readonly asked: number;
  readonly refused: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly longestMs: number;
};

/** Of orders on a screen, and of all others. */
export type AgesOf = { readonly seen: Ages; readonly others: Ages };

export type FromClients =
  | { readonly kind: 'ready' }
  | { readonly kind: 'standing'; readonly standing: Standing }
  | { readonly kind: 'seen'; readonly gaps: Gaps; readonly answers: Answers; readonly ages: AgesOf };

export type ClientsRequest = { readonly kind: 'begin' | 'standing' | 'end' };
