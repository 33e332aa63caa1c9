import type { ReplayBookData } from '@meridian/protocol/live/replay-commands';
import { useEffect, useState } from 'react';

/** Asks for the book of a moment. Null when it could not be had. */
export type AskBook = (atMs: number) => Promise<ReplayBookData | null>;

export type ShownBook = { readonly ofMs: number; readonly book: ReplayBookData };

/** A slider that moves asks for the book once it rests, and now and then while it plays. */
const REST_MS = 150;
const STEP_MS = 1_000;

/** The recorded book of a moment, to the second. What is shown may be that of a moment before. */
export function useBook(atMs: number, ask: AskBook | null): ShownBook | null {
  const [shown, setShown] = useState<ShownBook | null>(null);
  const ofMs = Math.floor(atMs / STEP_MS) * STEP_MS + STEP_MS - 1;
  useEffect(() => {
    if (ask === null) return undefined;
    let isOver = false;
    const timer = setTimeout(async () => {
      const book = await ask(ofMs).catch(() => null);
      if (!isOver) setShown(book === null ? null : { ofMs, book });
    }, REST_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [ask, ofMs]);
  return shown;
}
