import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';

type Load<P> = () => Promise<ComponentType<P>>;

const waiting = new Set<() => Promise<unknown>>();

/** A part of a screen in a file of its own, which is fetched once the page rests, or at its first use if that comes before. */
export function laterPart<P extends object>(load: Load<P>, meanwhile: ReactNode = null): ComponentType<P> {
  const usePart = partOf(load);
  return function LaterPart(props: P) {
    const Part = usePart();
    return (
      <Suspense fallback={meanwhile}>
        <Part {...props} />
      </Suspense>
    );
  };
}

/** One that takes the focus: keys that are meant for it reach nothing else while it is fetched. */
export function laterDialog<P extends object>(load: Load<P>): ComponentType<P> {
  const usePart = partOf(load);
  return function LaterDialog(props: P) {
    const Part = usePart();
    return (
      <Suspense fallback={<HeldKeys />}>
        <Part {...props} />
      </Suspense>
    );
  };
}

/** Fetches all that has waited so far. */
export async function fetchLaterParts(): Promise<void> {
  const loads = [...waiting];
  waiting.clear();
  // One that fails is fetched again at its first use, which also says so.
  await Promise.allSettled(loads.map(async (load) => load()));
}

function partOf<P extends object>(load: Load<P>): () => ComponentType<P> {
  let fetched: ComponentType<P> | null = null;
  const fetchPart = async () => {
    fetched = await load();
    return { default: fetched };
  };
  waiting.add(fetchPart);
  const Lazy = lazy(fetchPart);
  // What is here already is drawn at once: even then a lazy one would leave a moment for the next key to go astray.
  return function usePart() {
    const [Part] = useState<ComponentType<P>>(() => fetched ?? Lazy);
    return Part;
  };
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
