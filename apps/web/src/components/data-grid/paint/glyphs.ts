import type { StatusGlyph } from '@meridian/domain/status-style';
import type { Icon } from './dom.ts';

/** Filled shapes on a 10 × 10 field; a shape for each state, so that colour is never the only sign. */
export const GLYPH_PATHS: Readonly<Record<StatusGlyph, string>> = {
  dot: 'M5 1a4 4 0 1 1 0 8a4 4 0 0 1 0-8z',
  half: 'M5 1a4 4 0 1 1 0 8a4 4 0 0 1 0-8zM5 2.3a2.7 2.7 0 0 0 0 5.4z',
  ring: 'M5 1a4 4 0 1 1 0 8a4 4 0 0 1 0-8zM5 2.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 0 0 0-5z',
  arrow: 'M1 4.2h4.4V1.8L9 5L5.4 8.2V5.8H1z',
  pause: 'M2 1.4h2.2v7.2H2zM5.8 1.4H8v7.2H5.8z',
  check: 'M3.9 6.4L8.3 1.8l1 1l-5.4 5.7L.8 5.3l1-1z',
  square: 'M1.5 1.5h7v7h-7z',
  cross: 'M2.3 1.2L5 3.9l2.7-2.7l1.1 1.1L6.1 5l2.7 2.7l-1.1 1.1L5 6.1L2.3 8.8L1.2 7.7L3.9 5L1.2 2.3z',
  clock:
    'M5 .8a4.2 4.2 0 1 1 0 8.4A4.2 4.2 0 0 1 5 .8zM5 2a3 3 0 1 0 0 6a3 3 0 0 0 0-6zM4.5 2.8h1v2l1.5.9l-.5.9l-2-1.2z',
};

export const BELL: Icon = {
  viewBox: '0 0 12 12',
  path: 'M6.5 0v1.06A3.5 3.5 0 0 1 9.5 4.5v2.9L11 9.2V10H7.4a1.5 1.5 0 0 1-2.8 0H1V9.2l1.5-1.8V4.5a3.5 3.5 0 0 1 3-3.44V0zM6 2a2.5 2.5 0 0 0-2.5 2.5v3.26L2.47 9h7.06L8.5 7.76V4.5A2.5 2.5 0 0 0 6 2z',
};

export const CHEVRON: Icon = { viewBox: '0 0 12 12', path: 'M4.2 1.5L8.7 6l-4.5 4.5l-.75-.75L7.2 6L3.45 2.25z' };

export const TRIANGLE: Icon = { viewBox: '0 0 10 10', path: 'M3 1.5L7.5 5L3 8.5z' };

export const TICK: Icon = { viewBox: '0 0 10 10', path: 'M4 6.2L8 2.2l.9.9L4 8L1.1 5.1l.9-.9z' };
