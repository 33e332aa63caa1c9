import type { ProgressRequest } from '@meridian/live-client/progress-channel';
import type { Progress } from '@meridian/protocol/live/desk-messages';
import { useEffect, useState } from 'react';
import { useLive } from '../../live/live-context.tsx';

export type HeldProgress = {
  /** Null before the first message. */
  readonly progress: Progress | null;
  /** The shown progress belongs to the previous request. */
  readonly isOld: boolean;
};

/** The progress of the requested orders while the screen is open. The feed pauses while the tab is hidden. */
export function useProgress(request: ProgressRequest): HeldProgress {
  const { feed } = useLive();
  // Compares requests by content, because the caller may create a new object each time.
  const asked = JSON.stringify(request);
  const [held, setHeld] = useState<{ readonly progress: Progress; readonly asked: string } | null>(null);
  useEffect(() => {
    const stop = feed.onProgress((progress) => setHeld({ progress, asked }));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it was written from that type in the same render.
    feed.startProgress(JSON.parse(asked) as ProgressRequest);
    return () => {
      stop();
      feed.stopProgress();
    };
  }, [feed, asked]);
  return { progress: held?.progress ?? null, isOld: held !== null && held.asked !== asked };
}
