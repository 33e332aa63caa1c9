import { nextMoment, previousMoment } from '@meridian/domain/replay/replay-moments';
import { useEffect, useEffectEvent } from 'react';
import { type Playback, SPEEDS } from './playback.ts';
import type { ReplayView } from './replay-view.ts';

const SECOND_MS = 1_000;
/** The previous and the next order. */
const ORDER_KEYS: ReadonlyMap<string, -1 | 1> = new Map([
  ['[', -1],
  [']', 1],
]);

/** Does what a key means. False for a key that means nothing here. */
export function pressKey(
  event: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  playback: Playback,
  { moments }: ReplayView,
): boolean {
  const step = (by: -1 | 1) => playback.seek(playback.atMs + by * (event.shiftKey ? 10 : 1) * SECOND_MS);
  const jump = (ms: number | null) => {
    if (ms === null) return;
    playback.pause();
    playback.seek(ms);
  };
  switch (event.key) {
    case ' ':
      playback.toggle();
      return true;
    case 'ArrowLeft':
      step(-1);
      return true;
    case 'ArrowRight':
      step(1);
      return true;
    case ',':
      jump(previousMoment(moments.decision, playback.atMs));
      return true;
    case '.':
      jump(nextMoment(moments.decision, playback.atMs));
      return true;
    case 'f':
      jump(nextMoment(moments.fill, playback.atMs));
      return true;
    case 'F':
      jump(previousMoment(moments.fill, playback.atMs));
      return true;
    case 'Home':
      jump(playback.span.fromMs);
      return true;
    case 'End':
      jump(playback.span.toMs);
      return true;
    default: {
      const speed = SPEEDS[['1', '2', '3', '4'].indexOf(event.key)];
      if (speed === undefined) return false;
      playback.setSpeed(speed);
      return true;
    }
  }
}

/** Fields take their own keys, and so does a button that has the focus. */
function isTaken(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.closest('[role="dialog"]') !== null) return true;
  if (target instanceof HTMLInputElement)
    return target.type !== 'range' && !(target.type === 'checkbox' && key !== ' ');
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true;
  const scrolls = ['Home', 'End', 'ArrowLeft', 'ArrowRight'].includes(key) && target.matches('[tabindex="0"]');
  return scrolls || ((key === ' ' || key === 'Enter') && target.matches('button, a, [role="button"]'));
}

/** The keys of the screen, wherever the focus is. */
export function useReplayKeys(playback: Playback, view: ReplayView, onStep: (by: -1 | 1) => void): void {
  const step = useEffectEvent(onStep);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (isTaken(event.target, event.key)) return;
      const by = ORDER_KEYS.get(event.key);
      if (by !== undefined) step(by);
      if (by !== undefined || pressKey(event, playback, view)) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [playback, view]);
}
