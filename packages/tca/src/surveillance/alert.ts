export const ALERT_RULES = {
  W1: { name: 'Wash trade', report: 'Wash trade' },
  W2: { name: 'Wash trade between accounts', report: 'Wash trade' },
  W3: { name: 'Pre-arranged round trip', report: 'Wash trade' },
  S1: { name: 'Spoofing', report: 'Market manipulation' },
  L1: { name: 'Layering', report: 'Market manipulation' },
  C1: { name: 'Marking the close', report: 'Market manipulation' },
  M1: { name: 'Momentum ignition', report: 'Market manipulation' },
  Q1: { name: 'Quote stuffing', report: 'Market manipulation' },
} as const;

export type AlertRule = keyof typeof ALERT_RULES;

/** One number against its threshold, and what it adds to the score. */
export type AlertCheck = {
  readonly id: string;
  readonly label: string;
  readonly unit: 'count' | 'times' | 'percent' | 'ms' | 'ticks' | 'sigmas' | 'per-second';
  /** `min` is met from the limit up, `max` from the limit down. */
  readonly bound: 'min' | 'max';
  readonly limit: number;
  readonly seen: number;
  readonly isMet: boolean;
  readonly points: number;
  readonly maxPoints: number;
};

export type AlertSeverity = 'review' | 'normal' | 'high';

export type Alert = {
  readonly rule: AlertRule;
  readonly severity: AlertSeverity;
  readonly account: string;
  readonly alloc_account: string;
  readonly exchange_symbol: string;
  readonly from_ms: number;
  readonly to_ms: number;
  /** The moment that it turns on: the fill, or the close. */
  readonly at_ms: number;
  readonly child_order_numeric_ids: readonly number[];
  readonly parent_order_numeric_ids: readonly number[];
  readonly checks: readonly AlertCheck[];
  /** 0 to 100: the sum of the points of the checks. */
  readonly score: number;
  /** What happened, in one plain sentence. */
  readonly sentence: string;
};

export type CheckInput = Pick<AlertCheck, 'id' | 'label' | 'unit' | 'bound' | 'limit' | 'seen'> & {
  readonly weight: number;
};

/** Just met earns seven tenths; twice the limit, or none where little is suspicious, earns all. */
const MET_SHARE = 0.7;

function shareOf({ bound, limit, seen }: CheckInput): number {
  if (bound === 'min') {
    if (seen < limit) return 0;
    return limit <= 0 ? 1 : MET_SHARE + (1 - MET_SHARE) * Math.min(1, (seen - limit) / limit);
  }
  if (seen > limit) return 0;
  return limit <= 0 ? 1 : MET_SHARE + (1 - MET_SHARE) * Math.min(1, (limit - seen) / limit);
}

/** Weights of a rule add up to 100, so points add up to a score from 0 to 100. */
export function judge(inputs: readonly CheckInput[]): {
  readonly checks: readonly AlertCheck[];
  readonly score: number;
  readonly areAllMet: boolean;
} {
  const checks = inputs.map((input): AlertCheck => {
    const { weight, ...check } = input;
    const share = shareOf(input);
    return { ...check, isMet: share > 0, points: Math.round(weight * share), maxPoints: weight };
  });
  return {
    checks,
    score: checks.reduce((total, { points }) => total + points, 0),
    areAllMet: checks.every(({ isMet }) => isMet),
  };
}
