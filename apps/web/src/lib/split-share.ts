/** Shares of the upper pane, in percent. */
const MIN_SHARE = 20;
const MAX_SHARE = 88;
export const USUAL_SHARE = 66;
const KEY_STEP = 5;

export function boundedShare(percent: number): number {
  return Math.min(MAX_SHARE, Math.max(MIN_SHARE, percent));
}

/** A share that was stored by this machine, or the usual one. */
export function storedShare(text: string | null): number {
  const percent = Number(text ?? Number.NaN);
  return Number.isFinite(percent) && percent > 0 ? boundedShare(percent) : USUAL_SHARE;
}

/** Where a key moves the line to. Null for any other key. */
export function shareAfterKey(key: string, percent: number): number | null {
  if (key === 'ArrowUp') return boundedShare(percent - KEY_STEP);
  if (key === 'ArrowDown') return boundedShare(percent + KEY_STEP);
  if (key === 'Home') return MIN_SHARE;
  if (key === 'End') return MAX_SHARE;
  return key === 'Enter' ? USUAL_SHARE : null;
}

export const SHARE_BOUNDS = { 'aria-valuemin': MIN_SHARE, 'aria-valuemax': MAX_SHARE } as const;
