import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Collects this thread's memory, so that this does not happen while another thread is measured from here. */
export function collectNow(): void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect !== 'function') throw new Error('memory cannot be collected on request');
  collect();
}
