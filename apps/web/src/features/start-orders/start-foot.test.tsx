import { anActionOrder } from '@meridian/domain/order-actions/action-order.fixture';
import { NOTHING_SET } from '@meridian/domain/order-actions/start-order';
import type { StartPreviewRow } from '@meridian/protocol/live/trade-questions';
import { describe, expect, it } from 'vitest';
import { buttonsOf, rowsOf, textOf } from '../../lib/markup.fixture.ts';
import { CheckCell } from './check-cell.tsx';
import { StartFoot } from './start-foot.tsx';
import { START_WORDS } from './start-kind.ts';
import { StartList } from './start-list.tsx';
import { StartParameters } from './start-parameters.tsx';
import type { StartOrders } from './use-start-orders.ts';

const ORDER = anActionOrder({ status: 'PENDING', parent_order_numeric_id: 1 });
const ROW: StartPreviewRow = { parent_order_numeric_id: 1, ok: true, code: null, message: '', findings: [] };
const WARNING = { level: 'warning', code: 'duplicate', field: 'exchange_symbol', message: 'Twice.' } as const;
const nothing = () => undefined;
const noRows = async () => [];

function startOf(change: Partial<StartOrders> = {}): StartOrders {
  return {
    handle: null,
    orders: [ORDER],
    checked: [ORDER],
    check: nothing,
    draftOf: () => NOTHING_SET,
    change: nothing,
    ready: [ORDER],
    command: { phase: 'idle', rows: [], total: 0, isUnderWay: false, send: noRows, reset: nothing },
    preview: { rowOf: () => ROW, isCurrent: true, error: null },
    isPreviewed: true,
    warnings: [],
    send: noRows,
    ...change,
  };
}

function foot(change: Partial<StartOrders> = {}) {
  return <StartFoot words={START_WORDS['pending-parameters']} start={startOf(change)} onSend={nothing} />;
}

describe('the foot of the waiting orders', () => {
  it('says what starts, and counts it on the button', () => {
    expect(textOf(foot())).toContain('1 order · 1 buy $17.0M');
    expect(Object.values(buttonsOf(foot()))).toEqual(['enabled']);
    expect(Object.keys(buttonsOf(foot()))).toEqual([expect.stringContaining('1')]);
  });

  it.each<[string, Partial<StartOrders>, string]>([
    ['no order is checked', { checked: [], ready: [] }, 'Check orders to start them'],
    ['the server has not answered', { isPreviewed: false }, 'Checking'],
    ['a warning has no reason', { warnings: ['Large.', 'Twice.'] }, 'Enter a reason to override 2 warnings'],
    ['every order is refused', { ready: [] }, '1 of 1 cannot start: see Check'],
  ])('starts nothing while %s, and says so', (_, change, words) => {
    expect(textOf(foot(change))).toContain(words);
    expect(Object.values(buttonsOf(foot(change)))).toEqual(['disabled']);
  });

  it('writes large counts as people do', () => {
    const checked = Array.from({ length: 1_500 }, () => ORDER);
    expect(textOf(foot({ checked, ready: checked.slice(0, 300) }))).toContain('1,200 of 1,500 cannot start');
  });

  it('says that the check failed before anything else', () => {
    const preview = { rowOf: nothing, isCurrent: false, error: 'There is no connection.' };
    expect(textOf(foot({ preview, isPreviewed: false }))).toContain('Check failed: There is no connection.');
  });
});

const cell = (order: typeof ORDER, row: StartPreviewRow | undefined) => textOf(<CheckCell order={order} row={row} />);

const list = (start: StartOrders) => <StartList orders={[ORDER]} start={start} />;

describe('the checks of a waiting order', () => {
  it.each<[string, StartPreviewRow | undefined, string]>([
    ['nothing before the server answers', undefined, ''],
    ['OK', ROW, 'OK'],
    ['the findings, and not OK', { ...ROW, findings: [WARNING] }, 'Twice.'],
    ['why it cannot start', { ...ROW, ok: false, message: 'The market is closed.' }, 'The market is closed.'],
  ])('say %s', (_, row, text) => {
    expect(cell(ORDER, row)).toBe(text);
  });

  it('say why the order is pending, and of a staged order nothing like that', () => {
    expect(cell({ ...ORDER, diagnostic_info: 'Above the limit' }, ROW)).toBe('Pending: Above the limit OK');
    expect(cell({ ...ORDER, status: 'NEW', diagnostic_info: 'Above the limit' }, ROW)).toBe('OK');
  });
});

describe('the list of waiting orders', () => {
  it('shows what an order starts with, and offers to undo only what was changed here', () => {
    expect(rowsOf(list(startOf()))[1]).toMatch(
      /^NVDA BUY 123,400 138\.62 \$17\.0M ALDGATE \/ ALDGATE-CORE POV .* 11\.5% \/ 12% OK$/,
    );
    expect(buttonsOf(list(startOf()))).toEqual({});
    const changed = startOf({ draftOf: () => ({ values: { pr: 20 } }) });
    expect(rowsOf(list(changed))[1]).toContain('20% / 12%');
    expect(buttonsOf(list(changed))).toEqual({ 'Undo changes to NVDA 1': 'enabled' });
  });

  it('says nothing of checks of an order that is not checked', () => {
    expect(rowsOf(<StartList orders={[ORDER]} start={startOf({ checked: [] })} />)[1]).not.toMatch(/OK$/);
  });

  it('asks to check orders before it shows parameters', () => {
    expect(textOf(<StartParameters start={startOf({ checked: [] })} />)).toBe('Check orders to set their parameters.');
  });
});
