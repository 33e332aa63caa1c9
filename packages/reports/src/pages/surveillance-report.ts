import { reportNumberText } from '@meridian/domain/reports/report-cell';
import type { ReportChart, ReportPage, ReportSection } from '@meridian/protocol/rest/report-page-schema';
import type { MarketPoint } from '@meridian/protocol/rest/surveillance-calls';
import { ALERT_RULES, type AlertRule } from '@meridian/tca/surveillance/alert';
import type { FoundAlert } from '../surveillance/found-alert.ts';
import { checkText, type ColumnOf, countText, tableOf } from './page-parts.ts';

const RULES = ['W1', 'W2', 'W3', 'S1', 'L1', 'C1', 'M1', 'Q1'] as const satisfies readonly AlertRule[];
const LISTED = 200;
const DETAILED = 20;

/** Alerts by rule, each of them, and what the highest saw against every threshold. */
export function surveillanceReport(
  what: string,
  {
    alerts,
    orders,
    fills,
  }: { readonly alerts: readonly FoundAlert[]; readonly orders: number; readonly fills: number },
  /** Around each alert, in their order. */
  markets: readonly (readonly MarketPoint[])[],
): Pick<ReportPage, 'figures' | 'sections' | 'summary'> {
  const rules = RULES.filter((rule) => ALERT_RULES[rule].report === what);
  const high = alerts.filter(({ severity }) => severity === 'high').length;
  return {
    figures: [
      figure('Alerts', alerts.length, `${reportNumberText(high, 0)} high`),
      figure('Child orders checked', orders, ''),
      figure('Fills checked', fills, ''),
      figure('Highest score', alerts[0]?.score ?? 0, 'of 100'),
    ],
    summary: [
      `${countText(orders, 'child order')} and ${countText(fills, 'fill')} were checked against ${countText(rules.length, 'rule')}.`,
      alerts.length === 0
        ? 'No alert was raised.'
        : `${countText(alerts.length, 'alert')} need a decision; ${reportNumberText(high, 0)} of them are high.`,
      alerts[0] === undefined ? '' : `The highest score is ${alerts[0].score}: ${alerts[0].sentence}`,
    ].filter((line) => line !== ''),
    sections: [
      byRule(alerts, rules),
      list(alerts),
      ...alerts.slice(0, DETAILED).map((alert, place) => detail(alert, markets[place] ?? [])),
    ],
  };
}

function figure(label: string, value: number, text: string): ReportPage['figures'][number] {
  return { label, value, kind: 'count', low: null, high: null, detail: text };
}

function byRule(alerts: readonly FoundAlert[], rules: readonly AlertRule[]): ReportSection {
  const rows = rules.map((rule) => ({ rule, own: alerts.filter((alert) => alert.rule === rule) }));
  type Row = (typeof rows)[number];
  const columns: readonly ColumnOf<Row>[] = [
    { id: 'group', label: 'Rule', kind: 'text', cell: ({ rule }) => `${rule} ${ALERT_RULES[rule].name}` },
    { id: 'alerts', label: 'Alerts', kind: 'count', cell: ({ own }) => own.length },
    {
      id: 'high',
      label: 'High',
      kind: 'count',
      cell: ({ own }) => own.filter(({ severity }) => severity === 'high').length,
    },
    { id: 'score', label: 'Highest score', kind: 'count', cell: ({ own }) => own[0]?.score ?? null },
  ];
  const finding =
    alerts.length === 0 ? 'Nothing met every threshold of a rule.' : 'Alerts meet every threshold of their rule.';
  return { id: 'by-rule', title: 'By rule', finding, chart: null, table: tableOf(rows, columns), notes: [] };
}

function list(alerts: readonly FoundAlert[]): ReportSection {
  const columns: readonly ColumnOf<FoundAlert>[] = [
    { id: 'score', label: 'Score', kind: 'count', cell: ({ score }) => score },
    { id: 'rule', label: 'Rule', kind: 'text', cell: ({ rule }) => rule },
    { id: 'severity', label: 'Severity', kind: 'text', cell: ({ severity }) => severity },
    { id: 'day', label: 'Day', kind: 'date', cell: ({ trade_date }) => trade_date },
    { id: 'time', label: 'Time, UTC', kind: 'time', cell: ({ at_ms }) => at_ms },
    { id: 'symbol', label: 'Symbol', kind: 'text', cell: ({ exchange_symbol }) => exchange_symbol },
    { id: 'account', label: 'Account', kind: 'text', cell: ({ alloc_account }) => alloc_account },
    { id: 'orders', label: 'Orders', kind: 'count', cell: ({ child_order_numeric_ids: ids }) => ids.length },
    { id: 'sentence', label: 'What was seen', kind: 'text', cell: ({ sentence }) => sentence },
  ];
  const finding = alerts.length > LISTED ? `The ${LISTED} highest of ${alerts.length}.` : 'Highest score first.';
  return {
    id: 'alerts',
    title: 'Alerts',
    finding,
    chart: null,
    table: tableOf(alerts.slice(0, LISTED), columns),
    notes: [],
  };
}

function detail(alert: FoundAlert, market: readonly MarketPoint[]): ReportSection {
  const columns: readonly ColumnOf<FoundAlert['checks'][number]>[] = [
    { id: 'group', label: 'Threshold', kind: 'text', cell: ({ label }) => label },
    {
      id: 'bound',
      label: 'Must be',
      kind: 'text',
      cell: ({ bound, limit, unit }) => `${bound === 'min' ? 'at least' : 'at most'} ${checkText(limit, unit)}`,
    },
    { id: 'seen', label: 'Seen', kind: 'text', cell: ({ seen, unit }) => checkText(seen, unit) },
    { id: 'points', label: 'Points', kind: 'count', cell: ({ points }) => points },
    { id: 'max', label: 'Of', kind: 'count', cell: ({ maxPoints }) => maxPoints },
  ];
  return {
    id: `alert-${alert.fingerprint.slice(0, 12)}`,
    title: `${alert.rule} ${ALERT_RULES[alert.rule].name}, ${alert.exchange_symbol}, ${alert.trade_date}: score ${alert.score}`,
    finding: alert.sentence,
    chart: marketChart(alert, market),
    scene: sceneOf(alert, market),
    table: tableOf(alert.checks, columns),
    notes: [`Child orders: ${alert.child_order_numeric_ids.slice(0, 20).join(', ')}.`],
  };
}

function sceneOf({ orders, fills, tick_size, from_ms, to_ms, at_ms }: FoundAlert, market: readonly MarketPoint[]) {
  return {
    orders: [...orders],
    fills: [...fills],
    market: [...market],
    tick_size,
    from_ms: Math.round(from_ms),
    to_ms: Math.round(to_ms),
    at_ms: Math.round(at_ms),
  };
}

const SHOWN_POINTS = 24;
const LABELLED_EVERY = 4;

/** The mid around an alert against the first that was seen. Null where too little was seen. */
function marketChart({ at_ms }: FoundAlert, market: readonly MarketPoint[]): ReportChart | null {
  const [first] = market;
  if (first === undefined || market.length < 2 || first.mid <= 0) return null;
  const step = Math.ceil(market.length / SHOWN_POINTS);
  const shown = market.filter((_, index) => index % step === 0);
  const points = shown.map((point, index) => {
    const seconds = (point.at_ms - at_ms) / 1000;
    return {
      label: index % LABELLED_EVERY === 0 ? `${seconds > 0 ? '+' : ''}${reportNumberText(seconds, 1)} s` : '',
      detail: '',
      value: (1e4 * (point.mid - first.mid)) / first.mid,
      low: null,
      high: null,
      mark: null,
      is_thin: false,
      is_total: false,
    };
  });
  return { kind: 'line', unit: 'bps from the first mid; seconds from the alert', points };
}

export const SURVEILLANCE_DEFINITIONS: ReportPage['definitions'] = [
  {
    term: 'Alert',
    text: 'All thresholds of a rule are met. An alert is a question to a person, not a finding of abuse.',
  },
  {
    term: 'Score',
    text: 'Points of every threshold, 0 to 100: seven tenths of its weight for just meeting it, all of it for twice the limit.',
  },
  { term: 'W1, W2', text: 'A fill whose other side is the same owner, in the same or in another allocation account.' },
  { term: 'W3', text: 'Opposite fills with the same other side, close in time, price and quantity.' },
  {
    term: 'S1, L1',
    text: 'Large orders on the other side of a fill, one or on several levels, placed before it and cancelled right after.',
  },
  {
    term: 'C1',
    text: 'A large share of the last five minutes and a move of the close in the own direction. The close is that of the market’s calendar; days that were stored without it are not judged by this rule.',
  },
  {
    term: 'M1',
    text: 'Aggressive orders push the price, and the position is reversed at a profit. Market volume of short windows is an average of the day.',
  },
  { term: 'Q1', text: 'Many messages a second with hardly a trade.' },
];
