import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { fetchPart } from './fetch-part.ts';

type Load<P> = () => Promise<ComponentType<P>>;

type Part<P> = {
  readonly fetch: () => Promise<void>;
  /** Null until it has been fetched. */
  readonly get: () => ComponentType<P> | null;
};

const RETRY_MS = 2_000;

const waiting = new Set<() => Promise<void>>();

/** A part of a screen in a file of its own. It is fetched once the page rests, or at its first use if that comes before. */
export function laterPart<P extends object>(load: Load<P>, meanwhile: ReactNode = null): ComponentType<P> {
  const part = fetchedAtRest(partOf(load));
  return function LaterPart(props: P) {
    const { Fetched } = usePart(part);
    return Fetched === null ? meanwhile : <Fetched {...props} />;
  };
}

/** One that takes the focus: keys that are meant for it reach nothing else while it is fetched. */
export function laterDialog<P extends object>(load: Load<P>): ComponentType<P> {
  const part = fetchedAtRest(partOf(load));
  return function LaterDialog(props: P) {
    const { Fetched, hasFailed } = usePart(part);
    if (Fetched !== null) return <Fetched {...props} />;
    return hasFailed ? null : <HeldKeys />;
  };
}

/** One that few open: it is fetched at its first use only. */
export function partAtFirstUse<P extends object>(load: Load<P>): ComponentType<P> {
  const part = partOf(load);
  return function PartAtFirstUse(props: P) {
    const { Fetched } = usePart(part);
    return Fetched === null ? null : <Fetched {...props} />;
  };
}

/** Fetches all that has waited so far. */
export async function fetchLaterParts(): Promise<void> {
  const loads = [...waiting];
  waiting.clear();
  // One that fails is fetched again at its first use.
  await Promise.allSettled(loads.map(async (load) => load()));
}

function partOf<P extends object>(load: Load<P>): Part<P> {
  let fetched: ComponentType<P> | null = null;
  return {
    fetch: async () => {
      fetched ??= await fetchPart(load);
    },
    get: () => fetched,
  };
}

function fetchedAtRest<P extends object>(part: Part<P>): Part<P> {
  waiting.add(part.fetch);
  return part;
}

/** What is here already is drawn at once. A fetch that fails is repeated while the part is wanted; the screen stays. */
function usePart<P extends object>(part: Part<P>) {
  const [Fetched, setFetched] = useState(part.get);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (part.get() !== null) return undefined;
    let isWanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tryOnce = async () => {
      try {
        await part.fetch();
        if (isWanted) setFetched(part.get);
      } catch {
        if (!isWanted) return;
        setFailed(true);
        timer = setTimeout(() => void tryOnce(), RETRY_MS);
      }
    };
    void tryOnce();
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [part]);
  return { Fetched, hasFailed };
}

function HeldKeys() {
  useEffect(() => {
    const hold = (event: KeyboardEvent) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    window.addEventListener('keydown', hold, true);
    return () => window.removeEventListener('keydown', hold, true);
  }, []);
  return null;
}
