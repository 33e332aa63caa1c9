import { createRoot } from 'react-dom/client';
import { OrderReplay } from '../../src/features/order-replay/order-replay.tsx';
import type { Playback } from '../../src/features/order-replay/playback.ts';
import { DeskTheme } from '../../src/theme/desk-theme.tsx';
// oxlint-disable-next-line import/no-unassigned-import -- style sheets export nothing.
import '../../src/theme/theme.ts';
import { startMeasures } from '../measures.ts';
import { demoReplay } from './demo-replay.ts';

declare global {
  interface Window {
    /** Frames in which the charts were drawn at another moment. */
    drawnFrames: number;
  }
}

const replay = demoReplay(Number(new URLSearchParams(location.search).get('events') ?? 5_000));
startMeasures();
window.drawnFrames = 0;

/** Plays for as long as somebody watches. */
function playOn(playback: Playback): void {
  playback.setSpeed(60);
  playback.onFrame(() => (window.drawnFrames += 1));
  playback.subscribe(() => {
    if (!playback.isPlaying) queueMicrotask(() => playback.play());
  });
  playback.play();
}

const nothing = () => undefined;
const root = document.querySelector('#root');
if (root === null) throw new Error('The page has no root');
createRoot(root).render(
  <DeskTheme>
    <OrderReplay
      replay={replay}
      hasMarketData
      firstMs={null}
      onPlayback={playOn}
      onMoment={nothing}
      onRetryMarket={nothing}
    />
  </DeskTheme>,
);
