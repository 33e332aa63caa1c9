/** A field that may be missing: the feed sends null, a partial row omits it. */
export type Maybe<T> = T | null | undefined;
