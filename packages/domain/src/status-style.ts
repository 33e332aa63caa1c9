import type { DisplayStatus } from './display-status.ts';
import { COMPLETED_FILTER_STATUS } from './order-status.ts';

export type StatusTone = 'positive' | 'pending' | 'warning' | 'negative' | 'dim';

/** Names of glyphs. The web app draws each as an icon. */
export type StatusGlyph = 'dot' | 'half' | 'ring' | 'arrow' | 'pause' | 'check' | 'square' | 'cross' | 'clock';

export type StatusStyle = {
  readonly tone: StatusTone;
  readonly glyph: StatusGlyph;
  /** A tinted chip, only for states that need a person. */
  readonly chip: boolean;
  /** Whether the label is tinted too. */
  readonly tintedLabel: boolean;
};

function plain(tone: StatusTone, glyph: StatusGlyph): StatusStyle {
  return { tone, glyph, chip: false, tintedLabel: tone === 'dim' };
}

function chip(tone: StatusTone, glyph: StatusGlyph): StatusStyle {
  return { tone, glyph, chip: true, tintedLabel: true };
}

const FILLED = plain('dim', 'check');

const STYLES: Readonly<Record<DisplayStatus | typeof COMPLETED_FILTER_STATUS, StatusStyle>> = {
  WORKING: plain('positive', 'dot'),
  PARTIAL: plain('positive', 'half'),
  NEW: plain('pending', 'ring'),
  INIT: plain('pending', 'ring'),
  SENT: plain('pending', 'arrow'),
  PENDING: { tone: 'pending', glyph: 'half', chip: false, tintedLabel: true },
  FILLED,
  Invited: FILLED,
  [COMPLETED_FILTER_STATUS]: FILLED,
  OUT: plain('dim', 'square'),
  EXPIRED: plain('dim', 'clock'),
  'P.OUT': plain('dim', 'half'),
  'P.EXPIRED': plain('dim', 'half'),
  PAUSED: chip('warning', 'pause'),
  REJECTED: chip('negative', 'cross'),
  'P.REJECTED': chip('negative', 'half'),
};

/** Includes the filter's COMPLETED box, although no row shows it. */
export function statusStyle(status: DisplayStatus | typeof COMPLETED_FILTER_STATUS): StatusStyle {
  return STYLES[status];
}

/** Plain text for export and screen readers. */
export const GLYPH_CHARACTERS: Readonly<Record<StatusGlyph, string>> = {
  dot: '●',
  half: '◐',
  ring: '○',
  arrow: '→',
  pause: '‖',
  check: '✓',
  square: '■',
  cross: '✕',
  clock: '◷',
};
