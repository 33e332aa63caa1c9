import type { CellTone } from '@meridian/domain/cell-tone';
import type { StatusStyle } from '@meridian/domain/status-style';

/** How a text is coloured; 'buy' and 'sell' for sides, the rest by the tokens of the same name. */
export type GridTone = CellTone | StatusStyle['tone'] | 'buy' | 'sell';

/** What the painter needs beyond the text; null for plain cells. */
export type CellDetail =
  | { readonly kind: 'status'; readonly style: StatusStyle }
  /** `fraction` and `goalFraction` are of the order's size, 0–1. */
  | {
      readonly kind: 'filled-bar';
      readonly fraction: number;
      readonly goalFraction: number | null;
      readonly side: 'buy' | 'sell' | null;
    }
  /** The dot is not shown on the selected row, which only the page knows. */
  | { readonly kind: 'bell'; readonly isEnabled: boolean; readonly hasNewLogs: boolean }
  | { readonly kind: 'symbol'; readonly country: string }
  /** Behind the clock time of the text: its name, what is left until then, and the exchange's time. */
  | {
      readonly kind: 'end';
      readonly clock: string;
      readonly word: string;
      readonly left: string;
      readonly leftTone: 'neutral' | 'warning' | 'negative';
      readonly hint: string;
    }
  /** A tinted chip around the text: auto off, a stuck order's reason. */
  | { readonly kind: 'chip'; readonly tone: 'warning' | 'negative' | 'dim' }
  | { readonly kind: 'strategy'; readonly isVolumeCapConstrained: boolean }
  | { readonly kind: 'report-status'; readonly isInactive: boolean }
  | { readonly kind: 'report-name'; readonly isNew: boolean }
  | { readonly kind: 'download'; readonly isReady: boolean };
