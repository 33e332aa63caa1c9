import type { OrderRowAnswer } from '@meridian/protocol/live/order-answers';
import { describe, expect, it } from 'vitest';
import { buttonsOf, rowsOf, textOf } from '../../lib/markup.fixture.ts';
import { aBasketLine, BASKET_SETTINGS, BASKET_WARNING } from './a-basket-line.fixture.ts';
import { nothingOpenText } from './basket-blocker.ts';
import { BasketFoot, type BasketFootProps } from './basket-foot.tsx';
import { basketCounts } from './basket-counts.ts';
import type { BasketLine } from './basket-line.ts';
import { BasketTableRow } from './basket-table-row.tsx';
import { BasketTotalsLine } from './basket-totals.tsx';

const GOOD = aBasketLine();
const WARNED = aBasketLine({ check: { row: 0, problem: null, findings: [BASKET_WARNING] } });
const BAD = aBasketLine({ order: null, problems: { order_qty: 'Enter a quantity' } });
const REFUSED: OrderRowAnswer = { parent_order_numeric_id: null, ok: false, code: 'checks', message: 'No.' };
const SENT: OrderRowAnswer = { parent_order_numeric_id: 7, ok: true, code: null, message: 'Accepted.' };
const nothing = () => undefined;

type Foot = BasketFootProps['basket'];

const IDLE: Foot['command'] = { phase: 'idle', result: null, rows: [], send: async () => null, reset: nothing };

function foot(lines: readonly BasketLine[], change: Partial<Foot> = {}) {
  const basket: Foot = {
    settings: BASKET_SETTINGS,
    change: nothing,
    sendable: [...lines],
    open: [...lines],
    blocker: null,
    command: IDLE,
    error: null,
    lines,
    counts: basketCounts(lines, ''),
    send: async () => undefined,
    table: { forgetRefusals: nothing },
    ...change,
  };
  return <BasketFoot basket={basket} />;
}

function answered(rows: readonly OrderRowAnswer[], message = ''): Foot['command'] {
  return { ...IDLE, phase: 'answered', rows, result: { kind: 'failed', code: 'no', message, data: null } };
}

describe('the foot of a basket', () => {
  it('says on the buttons how many orders go, and of how many', () => {
    expect(buttonsOf(foot([GOOD]))).toEqual({ 'Stage 1 order': 'enabled', 'Send 1 order': 'enabled' });
    const many = Array.from({ length: 1_000 }, () => GOOD);
    expect(Object.keys(buttonsOf(foot(many)))).toContain('Send 1,000 orders');
    expect(Object.keys(buttonsOf(foot([GOOD, BAD], { sendable: [GOOD] })))).toContain('Send 1 of 2 orders');
  });

  it('says what stops the list, and lets nobody send it', () => {
    const stopped = foot([GOOD], { blocker: 'Enter a list name' });
    expect(textOf(stopped)).toContain('Enter a list name');
    expect(buttonsOf(stopped)).toEqual({ 'Stage 1 order': 'disabled', 'Send 1 order': 'disabled' });
  });

  it('asks for a reason only where a row has a warning', () => {
    expect(textOf(foot([WARNED]))).toContain('Reason for override');
    expect(textOf(foot([GOOD]))).not.toContain('Reason for override');
  });

  it('cannot be pressed again while the list is sent or in doubt', () => {
    expect(buttonsOf(foot([GOOD], { command: { ...IDLE, phase: 'sending' } }))).toMatchObject({
      'Sending…': 'disabled',
    });
    const doubtful = foot([GOOD], { command: { ...IDLE, phase: 'doubtful' } });
    expect(textOf(doubtful)).toContain('Network error: asking for the outcome. Nothing is sent twice.');
    expect(buttonsOf(doubtful)).toMatchObject({ 'Sending…': 'disabled' });
  });

  it('counts as rejected the one bad row, not the rows that it kept back', () => {
    const kept = { ...REFUSED, code: 'not-sent' };
    const text = textOf(foot([GOOD], { command: answered([REFUSED, kept, kept]) }));
    expect(text).toContain('0 sent, 1 rejected');
  });

  it('says of a staged basket that it is staged and not sent', () => {
    const staged = aBasketLine({ answer: SENT, wasStaged: true });
    const text = textOf(
      foot([staged, staged], {
        open: [],
        blocker: nothingOpenText([staged, staged]),
        command: answered([SENT, SENT]),
      }),
    );
    expect(text).toContain('2 staged, 0 rejected. Staged, not sent: nothing is in the market.');
    expect(text).not.toMatch(/\bAll orders are sent|2 sent/);
  });

  it('gives the refusal of the whole list in its own words', () => {
    expect(textOf(foot([GOOD], { command: answered([], 'The market is closed.') }))).toContain('The market is closed.');
  });

  it('has no buttons to send once everything is sent, and offers to check rejected rows again', () => {
    const lines = [aBasketLine({ answer: SENT }), aBasketLine({ answer: REFUSED })];
    expect(buttonsOf(foot(lines, { open: [] }))).toEqual({ 'Check rejected rows again': 'enabled' });
  });

  it('says first that the server could not check', () => {
    const text = textOf(foot([GOOD], { error: 'There is no connection.', blocker: 'Checking 1 row' }));
    expect(text).toContain('There is no connection.');
    expect(text).not.toContain('Checking 1 row');
  });
});

describe('a row of a basket', () => {
  it.each([
    ['1 ✓ OK', {}, 'Exclude row 1'],
    ['1 ✕ Rejected No.', { answer: REFUSED }, 'Exclude row 1'],
    ['1 ◐ Staged, not sent 7 Accepted.', { answer: SENT, wasStaged: true }, '7'],
    ['1 – Excluded', { answer: REFUSED, isExcluded: true }, 'Include row 1'],
    ['1 … Checking', { check: null }, 'Exclude row 1'],
  ])('reads “%s”', (text, change, button) => {
    const row = (
      <BasketTableRow
        line={aBasketLine(change)}
        index={0}
        columns={[]}
        onFix={nothing}
        onExclude={nothing}
        onShowOrder={nothing}
      />
    );
    expect(rowsOf(row)).toEqual([text]);
    expect(buttonsOf(row)).toEqual({ [button]: 'enabled' });
  });
});

it('leaves states that no row has out of the totals', () => {
  const lines = [GOOD, BAD, aBasketLine({ answer: SENT })];
  const text = textOf(<BasketTotalsLine lines={lines} counts={basketCounts(lines, '')} />);
  expect(text).toMatch(/^Rows 3 OK 1 Needs attention 1 Sent 1 Buy \$0 Sell \$0 Net \$0/);
});
