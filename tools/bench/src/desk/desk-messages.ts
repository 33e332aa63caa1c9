export type ClientsJob = { readonly url: string; readonly clients: number };

export type Standing = {
  /** Orders with a plan that still have something to do. */
  readonly working: number;
  /** Of these, below their floor by more than a twentieth of their size, although nothing holds them back. */
  readonly behind: number;
};

export type Gaps = { readonly p99Ms: number; readonly longestMs: number; readonly increments: number };

export type FromClients =
  | { readonly kind: 'ready' }
  | { readonly kind: 'standing'; readonly standing: Standing }
  | { readonly kind: 'gaps'; readonly gaps: Gaps };

export type ClientsRequest = { readonly kind: 'begin' | 'standing' | 'end' };
