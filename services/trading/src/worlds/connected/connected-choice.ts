import type { WorldChoice } from '../../world/world.ts';
import type { ConnectedSettings } from './connected-world.ts';

export const CONNECTED = 'connected';

/** The desk's own instruments, accounts and limits, over lines to vendors and brokers. */
export function connectedWorld(settings: ConnectedSettings): WorldChoice {
  return { name: CONNECTED, worker: new URL('./connected-engine-worker.ts', import.meta.url), settings };
}
