import { formatQuantity } from '@meridian/domain/number-format';
import { formatPrice } from '@meridian/domain/price-format';
import { caseEventText } from '@meridian/domain/surveillance/case-event-text';
import { measureText } from '@meridian/domain/surveillance/measure-text';
import { formatClock, formatDateTime } from '@meridian/domain/time-format';
import type { CaseOrder, SurveillanceCaseDetail } from '@meridian/protocol/rest/surveillance-calls';
import { checkText, tableOf } from '../pages/page-parts.ts';
import { drawCaseChart } from './draw-case-chart.ts';
import { drawHouse, drawText, HOUSE_WIDTH } from './draw-cover.ts';
import { drawFooters } from './draw-footers.ts';
import { drawTable } from './draw-table.ts';
import { Flow } from './flow.ts';
import { openPdf, pdfBytes } from './open-pdf.ts';
import { INK, SIZE } from './pdf-style.ts';

export type CaseFile = {
  readonly found: SurveillanceCaseDetail;
  readonly zone: string;
  readonly madeMs: number;
  readonly madeBy: string;
};

type Check = SurveillanceCaseDetail['checks'][number];

/** A case over two pages; the rest of a burst of orders is in the app. */
const MAX_LISTED = 30;
const SECTION_START = 90;
const BODY = { size: SIZE.body, after: 2 } as const;
const STATES = { open: 'Open', dismissed: 'Dismissed', escalated: 'Escalated' } as const;

/** A case as a file: what was seen against each threshold, the orders on a chart, and what was decided. */
export async function casePdf(file: CaseFile): Promise<Buffer> {
  const { found, zone, madeMs, madeBy } = file;
  const title = `Surveillance case ${found.case_id}: ${found.rule_name}, ${found.exchange_symbol}`;
  const pdf = openPdf({ title, subject: found.sentence, orientation: 'portrait', createdMs: madeMs });
  const flow = new Flow(pdf);
  flow.inSection(() => drawHead(flow, file));
  flow.inSection(() => {
    heading(flow, 'What was seen against each threshold');
    drawTable(flow, checkTable(found), 'bps');
  });
  flow.inSection(() => {
    heading(flow, 'Orders and market');
    drawCaseChart(flow, found);
    drawTable(flow, orderTable(file), 'bps');
    const rest = found.orders.length - MAX_LISTED;
    if (rest > 0) note(flow, `The first ${MAX_LISTED} of ${found.orders.length} orders. Meridian lists them all.`);
  });
  flow.inSection(() => drawEvidence(flow, found));
  flow.inSection(() => drawTrail(flow, file));
  drawFooters(pdf, `Meridian · confidential · ${title} · ${formatDateTime(madeMs, zone)} (${zone}) by ${madeBy}`);
  return pdfBytes(pdf);
}

function heading(flow: Flow, text: string): void {
  flow.move(10);
  flow.need(SECTION_START);
  drawText(flow, 'H2', text, { size: SIZE.heading, isBold: true, after: 4 });
}

function note(flow: Flow, text: string): void {
  drawText(flow, 'P', text, { size: SIZE.small, colour: INK.soft, after: 2 });
}

function drawHead(flow: Flow, { found, zone }: CaseFile): void {
  drawHouse(flow);
  const title = { size: SIZE.title, isBold: true, width: flow.width - HOUSE_WIDTH, after: 2 };
  drawText(flow, 'H1', `${found.rule_name}, ${found.exchange_symbol}`, title);
  const facts = [
    `Case ${found.case_id}`,
    `rule ${found.rule}`,
    found.alloc_account,
    found.traders.join(', '),
    found.asset_class,
    found.trade_date,
    `times in ${zone}`,
  ];
  drawText(flow, 'P', facts.filter((fact) => fact !== '').join(' · '), {
    size: SIZE.body,
    colour: INK.soft,
    after: 10,
  });
  drawText(flow, 'P', found.sentence, { size: SIZE.lead, after: 6 });
  const state = `Score ${found.score} of 100, ${found.severity}. State: ${STATES[found.state]}.`;
  drawText(flow, 'P', state, { size: SIZE.body, isBold: true, after: 2 });
}

function checkTable(found: SurveillanceCaseDetail) {
  const total = { label: thresholdsText(found), limit: '', seen: '', met: '', points: `${found.score} / 100` };
  const rows = found.checks.map((check: Check) => ({
    label: check.label,
    limit: `${check.bound === 'min' ? 'at least' : 'at most'} ${checkText(check.limit, check.unit)}`,
    seen: checkText(check.seen, check.unit),
    met: check.is_met ? 'Met' : 'Not met',
    points: `${check.points} / ${check.max_points}`,
  }));
  return tableOf(
    [...rows, total],
    [
      { id: 'group', label: 'Threshold', kind: 'text', cell: ({ label }) => label },
      { id: 'limit', label: 'Limit', kind: 'number', cell: ({ limit }) => limit },
      { id: 'seen', label: 'Seen', kind: 'number', cell: ({ seen }) => seen },
      { id: 'met', label: 'Result', kind: 'text', cell: ({ met }) => met },
      { id: 'points', label: 'Points', kind: 'number', cell: ({ points }) => points },
    ],
    { isTotal: (row) => row === total },
  );
}

function thresholdsText({ thresholds_version: version, checks }: SurveillanceCaseDetail): string {
  const met = checks.filter(({ is_met }) => is_met).length;
  return `${met} of ${checks.length} met, ${version === 0 ? 'default thresholds' : `thresholds v${version}`}`;
}

const pad = (value: number) => String(value).padStart(3, '0');

function orderTable({ found, zone }: CaseFile) {
  const time = (atMs: number) => `${formatClock(atMs, zone)}.${pad(Math.round(atMs) % 1_000)}`;
  const market = ({ snap_bid: bid, snap_ask: ask }: CaseOrder) =>
    bid === null || ask === null ? 'not seen' : `${formatPrice(bid, found)} / ${formatPrice(ask, found)}`;
  return tableOf<CaseOrder>(found.orders.slice(0, MAX_LISTED), [
    { id: 'placed', label: 'Placed', kind: 'text', cell: ({ placed_ms }) => time(placed_ms) },
    { id: 'child', label: 'Child', kind: 'text', cell: ({ child_order_numeric_id: id }) => String(id) },
    { id: 'side', label: 'Side', kind: 'text', cell: ({ order_side }) => order_side },
    { id: 'qty', label: 'Qty', kind: 'number', cell: ({ quantity }) => formatQuantity(quantity) },
    { id: 'price', label: 'Price', kind: 'number', cell: ({ price }) => priceText(price, found) },
    { id: 'market', label: 'Market when placed', kind: 'number', cell: market },
    { id: 'filled', label: 'Filled', kind: 'number', cell: ({ filled }) => formatQuantity(filled) },
    { id: 'end', label: 'End', kind: 'text', cell: endText },
    { id: 'life', label: 'Life', kind: 'number', cell: (order) => measureText(order.ended_ms - order.placed_ms, 'ms') },
  ]);
}

function endText({ is_cancelled, filled, quantity }: CaseOrder): string {
  if (is_cancelled) return 'cancelled';
  return filled >= quantity ? 'filled' : 'ended';
}

function priceText(price: number | null, found: SurveillanceCaseDetail): string {
  return price === null ? 'MKT' : formatPrice(price, found);
}

function drawEvidence(flow: Flow, { supports, against }: SurveillanceCaseDetail): void {
  heading(flow, 'For and against the alert');
  const list = (name: string, texts: readonly string[]) =>
    drawText(flow, 'P', `${name}: ${texts.length === 0 ? 'nothing found' : texts.join('. ')}.`, BODY);
  list('Supports the alert', supports);
  list('Against the alert', against);
}

function drawTrail(flow: Flow, { found, zone }: CaseFile): void {
  heading(flow, 'What was decided');
  for (const event of found.events) {
    const who = `${formatDateTime(event.at_ms, zone)}, ${event.by ?? 'report run'}`;
    drawText(flow, 'P', `${who}: ${caseEventText(event)}`, BODY);
    if (event.text !== null && event.text !== '') {
      drawText(flow, 'P', `“${event.text}”`, { ...BODY, colour: INK.soft });
    }
  }
}
