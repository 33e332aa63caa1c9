import type { CodecPlace } from '../wire/codec-place.ts';

/** A day without a change of clocks anywhere, so that the same file has the same findings on every day. */
export const CHECK_PLACE: CodecPlace = { zone: 'UTC', nowMs: Date.UTC(2026, 6, 1, 12), percentages: 'percent' };
