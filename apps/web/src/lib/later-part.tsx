import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { tryUntilDone } from './try-until-done.ts';
import { typedText } from './typed-text.ts';

type Load<P> = () => Promise<ComponentType<P>>;

type Part<P> = {
  readonly fetch: () => Promise<void>;
  /** Null until it is loaded. */
  readonly get: () => ComponentType<P> | null;
};

const waiting = new Set<() => Promise<void>>();

/** A component in its own chunk. It is loaded when the page is idle, or at its first use if that is earlier. */
export function laterPart<P extends object>(load: Load<P>, meanwhile: ReactNode = null): ComponentType<P> {
  const part = fetchedAtRest(partOf(load));
  return function LaterPart(props: P) {
    const { Fetched } = usePart(part);
    return Fetched === null ? meanwhile : <Fetched {...props} />;
  };
}

/** A component that takes the focus. While it loads, keys reach nothing else. */
export function laterDialog<P extends object>(load: Load<P>): ComponentType<P> {
  const part = fetchedAtRest(partOf(load));
  return function LaterDialog(props: P) {
    const { Fetched, hasFailed } = usePart(part);
    if (Fetched !== null) return <Fetched {...props} />;
    return hasFailed ? null : <HeldKeys />;
  };
}

/** A dialog that begins with a text field. What is typed while it loads is the field's first text. */
export function laterTextDialog<P extends object>(
  load: Load<P & { readonly firstText: string }>,
  close: () => void,
): ComponentType<P> {
  const part = fetchedAtRest(partOf(load));
  return function LaterTextDialog(props: P) {
    const { Fetched, hasFailed } = usePart(part);
    const [text, setText] = useState('');
    if (Fetched !== null) return <Fetched {...props} firstText={text} />;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
      setText((before) => typedText(before, event));
    };
    return hasFailed ? null : <HeldKeys onKey={onKey} />;
  };
}

/** A rarely used component. It is loaded at its first use only. */
export function partAtFirstUse<P extends object>(load: Load<P>): ComponentType<P> {
  const part = partOf(load);
  return function PartAtFirstUse(props: P) {
    const { Fetched } = usePart(part);
    return Fetched === null ? null : <Fetched {...props} />;
  };
}

/** Loads all components that wait for an idle page. */
export async function fetchLaterParts(): Promise<void> {
  const loads = [...waiting];
  waiting.clear();
  // A failed one is loaded again at its first use.
  await Promise.allSettled(loads.map(async (load) => load()));
}

function partOf<P extends object>(load: Load<P>): Part<P> {
  let fetched: ComponentType<P> | null = null;
  return {
    fetch: async () => {
      fetched ??= await load();
    },
    get: () => fetched,
  };
}

function fetchedAtRest<P extends object>(part: Part<P>): Part<P> {
  waiting.add(part.fetch);
  return part;
}

/** Draws a loaded component at once. A failed load is repeated while the component is mounted; the screen stays. */
function usePart<P extends object>(part: Part<P>) {
  const [Fetched, setFetched] = useState(part.get);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (part.get() !== null) return undefined;
    const fetchAndShow = async () => {
      await part.fetch();
      setFetched(part.get);
    };
    return tryUntilDone(fetchAndShow, () => setFailed(true));
  }, [part]);
  return { Fetched, hasFailed };
}

function HeldKeys({ onKey }: { readonly onKey?: (event: KeyboardEvent) => void }) {
  const pass = useEffectEvent((event: KeyboardEvent) => onKey?.(event));
  useEffect(() => {
    const hold = (event: KeyboardEvent) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      pass(event);
    };
    window.addEventListener('keydown', hold, true);
    return () => window.removeEventListener('keydown', hold, true);
  }, []);
  return null;
}
