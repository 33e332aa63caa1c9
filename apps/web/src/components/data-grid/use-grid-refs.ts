import { type RefObject, useRef, useState } from 'react';

type ElementRef = RefObject<HTMLDivElement | null>;

/** The elements that a grid is painted into. */
export type GridRefs = {
  readonly scroller: ElementRef;
  readonly canvas: ElementRef;
  readonly body: ElementRef;
  readonly dock: ElementRef;
  readonly bar: ElementRef;
};

export function useGridRefs(): GridRefs {
  const scroller = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const dock = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const [refs] = useState(() => ({ scroller, canvas, body, dock, bar }));
  return refs;
}
