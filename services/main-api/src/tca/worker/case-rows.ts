import type { NewCase } from '@meridian/storage/reports/case-store';
import type { AlertToKeep } from '@meridian/reports/make-report';

/** An alert as the case that it is kept as. */
export function toNewCase({ alert, market }: AlertToKeep): NewCase {
  const checks = alert.checks.map(({ isMet, maxPoints, ...check }) => ({
    ...check,
    is_met: isMet,
    max_points: maxPoints,
  }));
  const { from_ms, to_ms, sentence, fills, tick_size } = alert;
  return {
    fingerprint: alert.fingerprint,
    rule: alert.rule,
    severity: alert.severity,
    score: alert.score,
    trade_date: alert.trade_date,
    account: alert.account,
    alloc_account: alert.alloc_account,
    exchange_symbol: alert.exchange_symbol,
    asset_class: alert.asset_class,
    at_ms: Math.round(alert.at_ms),
    traders: JSON.stringify(alert.traders),
    alert: JSON.stringify({ checks, from_ms, to_ms, sentence }),
    orders: JSON.stringify(alert.orders),
    scene: JSON.stringify({ fills, market, tick_size }),
    thresholds_version: alert.thresholds_version,
  };
}
