import { PROGRESS_THROTTLE_MS } from '@meridian/domain/constants';
import type { CommandArgs } from '@meridian/protocol/live/commands';
import type { Progress } from '@meridian/protocol/live/desk-messages';
import { nothing, type Timers } from './socket-port.ts';

export type ProgressRequest = CommandArgs<'progress.start'>;

export type ProgressChannel = {
  start(request: ProgressRequest): void;
  stop(): void;
  receive(progress: Progress): void;
  setVisible(isVisible: boolean): void;
  /** Requests again after a reconnect. */
  resume(): void;
};

export type ProgressDeps = {
  readonly timers: Timers;
  readonly ask: (name: 'progress.start' | 'progress.stop', request: ProgressRequest) => void;
  readonly show: (progress: Progress) => void;
};

/** The newest progress, at most once per 2 s. While hidden, the server is asked to pause. */
export function createProgressChannel({ timers, ask, show }: ProgressDeps, startsVisible: boolean): ProgressChannel {
  let request: ProgressRequest | null = null;
  let isVisible = startsVisible;
  let held: Progress | null = null;
  let isResting = false;
  let cancelRest = nothing;

  function showNow(progress: Progress): void {
    held = null;
    isResting = true;
    cancelRest = timers.after(PROGRESS_THROTTLE_MS, () => {
      isResting = false;
      if (held !== null && isVisible) showNow(held);
    });
    show(progress);
  }

  return {
    start: (next) => {
      request = next;
      if (isVisible) ask('progress.start', next);
    },
    stop: () => {
      if (request !== null && isVisible) ask('progress.stop', {});
      request = null;
      held = null;
      cancelRest();
      isResting = false;
    },
    receive: (progress) => {
      if (request === null) return;
      if (isResting || !isVisible) held = progress;
      else showNow(progress);
    },
    setVisible: (next) => {
      if (next === isVisible) return;
      isVisible = next;
      if (request === null) return;
      ask(next ? 'progress.start' : 'progress.stop', next ? request : {});
      if (next && held !== null && !isResting) showNow(held);
    },
    resume: () => {
      if (request !== null && isVisible) ask('progress.start', request);
    },
  };
}
