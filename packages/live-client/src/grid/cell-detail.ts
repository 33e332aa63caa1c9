import type { CellTone } from '@meridian/domain/cell-tone';
import type { StatusStyle } from '@meridian/domain/status-style';

/** The colour of a text: 'buy' and 'sell' for sides, others by the token of the same name. */
export type GridTone = CellTone | StatusStyle['tone'] | 'buy' | 'sell';

/** What the painter needs besides the text. Null for plain cells. */
export type CellDetail =
  | { readonly kind: 'status'; readonly style: StatusStyle }
  /** `fraction` and `goalFraction` are relative to the order's size, 0–1. */
  | {
      readonly kind: 'filled-bar';
      readonly fraction: number;
      readonly goalFraction: number | null;
      readonly side: 'buy' | 'sell' | null;
    }
  /** The page hides the dot on the selected row, which only it knows. */
  | { readonly kind: 'bell'; readonly isEnabled: boolean; readonly hasNewLogs: boolean }
  | { readonly kind: 'symbol'; readonly country: string }
  /** Shown beside the clock time: its name, the time left, and the exchange's time. */
  | {
      readonly kind: 'end';
      readonly clock: string;
      readonly word: string;
      readonly left: string;
      readonly leftTone: 'neutral' | 'warning' | 'negative';
      readonly hint: string;
    }
  /** Shown on hover. */
  | { readonly kind: 'hint'; readonly hint: string }
  /** A tinted chip around the text, for auto off or a stuck reason. */
  | { readonly kind: 'chip'; readonly tone: 'warning' | 'negative' | 'dim' }
  /** `stagedFor` is the strategy that a staged order will be sent with. */
  | { readonly kind: 'strategy'; readonly isVolumeCapConstrained: boolean; readonly stagedFor: string | null }
  | { readonly kind: 'report-status'; readonly isInactive: boolean }
  | { readonly kind: 'report-name'; readonly isNew: boolean }
  | { readonly kind: 'download'; readonly state: 'ready' | 'pending' | 'none' };
