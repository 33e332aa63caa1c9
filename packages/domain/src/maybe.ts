/** A field that a row may lack: the feed sends null, a partial row leaves it out. */
export type Maybe<T> = T | null | undefined;
