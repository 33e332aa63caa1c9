import { anActionOrder } from '@meridian/domain/order-actions/action-order.fixture';
import type { ModifyPreviewRow } from '@meridian/protocol/live/trade-questions';
import { describe, expect, it } from 'vitest';
import { rowsOf, textOf } from '../../../lib/markup.fixture.ts';
import { ModifyPreview } from './modify-preview.tsx';
import { A_WARNING, previewRow } from './preview-row.fixture.ts';

const BEFORE = anActionOrder();
const AFTER = anActionOrder({ order_qty: 150_000, limit_price: 140 });
const ROW = previewRow();

function preview(row: ModifyPreviewRow | undefined, change: { isChanged?: boolean; error?: string } = {}) {
  const { isChanged = true, error = null } = change;
  return <ModifyPreview before={BEFORE} after={AFTER} isChanged={isChanged} facts={null} row={row} error={error} />;
}

describe('the preview of one changed order', () => {
  it('shows each term before and after, and the difference of those that change', () => {
    const rows = rowsOf(preview(ROW));
    expect(rows.slice(0, 4)).toEqual([
      'Preview Before After Change',
      'Quantity 123,400 150,000 +21.6%',
      'Limit 138.62 140.00 +1.38',
      'Strategy POV POV',
    ]);
  });

  it('says why the order cannot take the change', () => {
    const text = textOf(preview({ ...ROW, ok: false, code: 'finished', message: 'The order is filled.' }));
    expect(text).toContain('The order is filled.');
  });

  it('shows the findings in place of the sentence that only counts them', () => {
    const text = textOf(
      preview({ ...ROW, ok: false, code: 'checks', message: '1 check fails.', findings: [A_WARNING] }),
    );
    expect(text).toContain('Above the usual size.');
    expect(text).not.toContain('1 check fails.');
  });

  it.each([
    [1, 600, '1 open child order'],
    [3, 1_800, '3 open child orders'],
  ])('says that %d open child orders are replaced', (open_child_orders, open_child_qty, words) => {
    const text = textOf(preview({ ...ROW, open_child_orders, open_child_qty }));
    expect(text).toContain(words);
    expect(text).toContain(open_child_qty.toLocaleString('en-US'));
  });

  it('says nothing of child orders or warnings before a term is changed', () => {
    const text = textOf(preview({ ...ROW, open_child_orders: 2, findings: [A_WARNING] }, { isChanged: false }));
    expect(text).not.toContain('child order');
    expect(text).not.toContain('Above the usual size.');
  });

  it('says that the check failed, so that nobody waits for it', () => {
    expect(textOf(preview(undefined, { error: 'There is no connection.' }))).toContain(
      'Check failed: There is no connection.',
    );
  });
});
