import { anActionOrder } from '@meridian/domain/order-actions/action-order.fixture';
import type { ModifyPreviewRow } from '@meridian/protocol/live/trade-questions';
import { describe, expect, it } from 'vitest';
import { buttonsOf, rowsOf, textOf } from '../../../lib/markup.fixture.ts';
import { ManyPreview } from './many-preview.tsx';
import { A_WARNING, previewRow } from './preview-row.fixture.ts';
import { verdictText } from './preview-verdict.ts';
import type { Modify } from './use-modify.ts';

const NVDA = anActionOrder({ parent_order_numeric_id: 1 });
const TSLA = anActionOrder({ parent_order_numeric_id: 2, exchange_symbol: 'TSLA', order_side: 'SELL' });
const nothing = () => undefined;
const noRows = async () => [];

function modifyOf(change: Partial<Modify>, rowOf: (id: number) => ModifyPreviewRow | undefined = nothing): Modify {
  return {
    base: [NVDA, TSLA],
    draft: { values: {} },
    setDraft: nothing,
    preview: { rowOf, isCurrent: true, error: null },
    changedCount: 0,
    takes: [],
    isPreviewed: true,
    needsOverride: false,
    warnings: [],
    reason: '',
    setReason: nothing,
    override: '',
    setOverride: nothing,
    command: { phase: 'idle', rows: [], total: 0, isUnderWay: false, send: noRows, reset: nothing },
    send: noRows,
    takeNew: nothing,
    ...change,
  };
}

describe('the preview of many orders', () => {
  it('says of each order what changes, and why it is excluded', () => {
    const refused = previewRow({ ok: false, code: 'too-small', message: '85,300 are filled already.' });
    const modify = modifyOf({ draft: { order_qty: 50_000, values: {} } }, () => refused);
    expect(rowsOf(<ManyPreview modify={modify} live={modify.base} />)).toEqual([
      'Symbol Side Change Expected cost and finish Result',
      'NVDA BUY Quantity 123,400 → 50,000 (−59.5%) Excluded: 85,300 are filled already.',
      'TSLA SELL Quantity 123,400 → 50,000 (−59.5%) Excluded: 85,300 are filled already.',
    ]);
  });

  it('says of an order that has the value already that nothing changes, even where the server refuses', () => {
    const modify = modifyOf({ draft: { order_qty: 123_400, values: {} } }, () => previewRow({ ok: false }));
    const [, first] = rowsOf(<ManyPreview modify={modify} live={modify.base} />);
    expect(first).toBe('NVDA BUY No change');
  });

  it('shows 25 orders at a time and says which', () => {
    const base = Array.from({ length: 1_030 }, (_, nth) => anActionOrder({ parent_order_numeric_id: nth + 1 }));
    const page = <ManyPreview modify={modifyOf({ base })} live={base} />;
    expect(rowsOf(page)).toHaveLength(1 + 25);
    expect(textOf(page)).toContain('1–25 of 1,030');
    expect(buttonsOf(page)).toEqual({ Previous: 'disabled', Next: 'enabled' });
  });

  it('has no pages for orders that fit on one', () => {
    const base = Array.from({ length: 25 }, (_, nth) => anActionOrder({ parent_order_numeric_id: nth + 1 }));
    expect(buttonsOf(<ManyPreview modify={modifyOf({ base })} live={base} />)).toEqual({});
  });

  it('names the order that somebody else changed, not the whole list', () => {
    const live = [NVDA, { ...TSLA, limit_price: 141 }];
    const text = textOf(<ManyPreview modify={modifyOf({})} live={live} />);
    expect(text).toContain('Somebody else changed TSLA SELL 123,400. Your changes are kept');
    expect(text).toContain('Continue from the new values');
  });

  it('is not alarmed by fills, nor by an order that left the blotter', () => {
    const live = [{ ...NVDA, filled_qty: 90_000, remaining_qty: 33_400 }];
    expect(textOf(<ManyPreview modify={modifyOf({})} live={live} />)).not.toContain('Somebody else');
  });

  it('says that the check failed', () => {
    const modify = modifyOf({ preview: { rowOf: nothing, isCurrent: false, error: 'There is no connection.' } });
    expect(textOf(<ManyPreview modify={modify} live={modify.base} />)).toContain(
      'Check failed: There is no connection.',
    );
  });
});

describe('the result of the checks of one order', () => {
  it.each([
    ['OK', {}],
    ['1 child order replaced', { open_child_orders: 1 }],
    ['Above the usual size. · 3 child orders replaced', { open_child_orders: 3, findings: [A_WARNING] }],
    ['Excluded: The order is filled.', { ok: false, message: 'The order is filled.' }],
    ['Excluded: Above the usual size.', { ok: false, message: '1 check fails.', findings: [A_WARNING] }],
  ])('reads “%s”', (text, change) => {
    expect(verdictText(previewRow(change))).toBe(text);
  });
});
