import { useSyncExternalStore } from 'react';
import type { Playback, Speed } from './playback.ts';

export function useMoment(playback: Playback): number {
  return useSyncExternalStore(playback.subscribe, () => playback.atMs);
}

export function useIsPlaying(playback: Playback): boolean {
  return useSyncExternalStore(playback.subscribe, () => playback.isPlaying);
}

export function useSpeed(playback: Playback): Speed {
  return useSyncExternalStore(playback.subscribe, () => playback.speed);
}
