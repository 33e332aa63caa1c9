import { clamp } from '../clamp.ts';

/** The 95% Wilson interval of a share. The count may be an effective one. */
export function wilsonRange(share: number, count: number): { readonly low: number; readonly high: number } {
  const z = 1.959_964;
  const grown = 1 + (z * z) / count;
  const centre = (share + (z * z) / (2 * count)) / grown;
  const reach = (z / grown) * Math.sqrt((share * (1 - share)) / count + (z * z) / (4 * count * count));
  return { low: clamp(centre - reach, 0, 1), high: clamp(centre + reach, 0, 1) };
}
