import { type Alert, type CheckInput, judge } from './alert.ts';
import type { Thresholds } from './thresholds.ts';

/** What one account did in the last five minutes of a symbol's day. */
export type CloseWindow = Pick<
  Alert,
  | 'account'
  | 'alloc_account'
  | 'child_order_numeric_ids'
  | 'exchange_symbol'
  | 'from_ms'
  | 'parent_order_numeric_ids'
  | 'to_ms'
> & {
  readonly volumePercent: number;
  /** Move of the price in the account's own direction, in standard deviations of such a window. */
  readonly moveSigmas: number;
  /** Share of the move that the next open took back; null where it is not known yet. */
  readonly revertPercent: number | null;
  /** Whether its orders were meant for the close: then a share of it is what was asked for. */
  readonly isCloseBenchmark: boolean;
};

/** C1. */
export function findCloseMarking(window: CloseWindow, limits: Thresholds): Alert | null {
  const { volumePercent, moveSigmas, revertPercent, isCloseBenchmark, ...place } = window;
  const sigmas = isCloseBenchmark ? limits.close_benchmark_sigmas : limits.close_move_sigmas;
  const required: readonly CheckInput[] = [
    {
      id: 'volume',
      label: 'Share of the last 5 minutes',
      unit: 'percent',
      bound: 'min',
      limit: limits.close_volume_percent,
      seen: volumePercent,
      weight: 40,
    },
    {
      id: 'move',
      label: 'Move in the own direction',
      unit: 'sigmas',
      bound: 'min',
      limit: sigmas,
      seen: moveSigmas,
      weight: 40,
    },
  ];
  const reverted: CheckInput = {
    id: 'revert',
    label: 'Reversed at the next open',
    unit: 'percent',
    bound: 'min',
    limit: limits.close_revert_percent,
    seen: revertPercent ?? 0,
    weight: 20,
  };
  if (!judge(required).areAllMet) return null;
  const { checks, score, areAllMet } = judge([...required, reverted]);
  return {
    rule: 'C1',
    // A close order moves the close by its nature, so a person looks before anybody is alarmed.
    severity: isCloseBenchmark ? 'review' : areAllMet ? 'high' : 'normal',
    ...place,
    at_ms: place.to_ms,
    checks,
    score,
    sentence: `${place.alloc_account} traded ${volumePercent.toFixed(0)}% of the last 5 minutes of ${place.exchange_symbol}; the price moved ${moveSigmas.toFixed(1)} sigma its way${revertPercent === null ? '' : ` and ${revertPercent.toFixed(0)}% of that reverted at the next open`}.`,
  };
}
