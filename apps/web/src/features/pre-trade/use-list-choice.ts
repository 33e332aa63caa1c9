import { useState } from 'react';
import { type ListChoice, NO_CHANGE } from './list-view.ts';

export type ListChoices = {
  readonly choice: ListChoice;
  readonly tick: (at: number, isOn: boolean) => void;
  readonly tickAll: (areOn: boolean, count: number) => void;
  readonly setPlace: (place: number) => void;
  readonly setPlan: (at: number, plan: number) => void;
};

/** What counts, how urgent, and what was chosen by hand. Another urgency keeps the plans that were chosen by hand. */
export function useListChoice(): ListChoices {
  const [choice, setChoice] = useState(NO_CHANGE);
  return {
    choice,
    tick: (at, isOn) =>
      setChoice((now) => {
        const off = new Set(now.off);
        if (isOn) off.delete(at);
        else off.add(at);
        return { ...now, off, place: null };
      }),
    tickAll: (areOn, count) =>
      setChoice((now) => ({
        ...now,
        off: new Set(areOn ? [] : Array.from({ length: count }, (_, at) => at)),
        place: null,
      })),
    setPlace: (place) => setChoice((now) => ({ ...now, place })),
    setPlan: (at, plan) => setChoice((now) => ({ ...now, custom: new Map([...now.custom, [at, plan]]) })),
  };
}
