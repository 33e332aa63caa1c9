import { clamp } from '../clamp.ts';

/** Below this the curve is straight to within a double's precision. */
const STRAIGHT_URGENCY = 1e-8;
/** Above this everything is done at once, to within a double's precision. */
const IMMEDIATE_URGENCY = 1e9;

/**
 * The open share of an order after a share `elapsed` of its horizon: sinh(κT(1−u))/sinh(κT), computed with exponentials
 * so that a high urgency does not overflow.
 */
export function remainingShare(urgency: number, elapsed: number): number {
  const passed = Number.isNaN(elapsed) ? 0 : clamp(elapsed, 0, 1);
  if (!(urgency > STRAIGHT_URGENCY)) return 1 - passed;
  const kappaT = Math.min(urgency, IMMEDIATE_URGENCY);
  return (Math.exp(-kappaT * passed) * Math.expm1(-2 * kappaT * (1 - passed))) / Math.expm1(-2 * kappaT);
}

/** sinh and its inverse stay within a double up to here. */
const MAX_SINH = 700;

/** The share of the horizon after which so much of an order is open: the inverse of `remainingShare`. */
export function elapsedShare(urgency: number, remaining: number): number {
  const open = Number.isNaN(remaining) ? 1 : clamp(remaining, 0, 1);
  if (!(urgency > STRAIGHT_URGENCY)) return 1 - open;
  const kappaT = Math.min(urgency, IMMEDIATE_URGENCY);
  // Beyond it sinh is half of an exponential, and its inverse a logarithm.
  const left = kappaT > MAX_SINH ? kappaT + Math.log(open) : Math.asinh(open * Math.sinh(kappaT));
  return clamp(1 - left / kappaT, 0, 1);
}
