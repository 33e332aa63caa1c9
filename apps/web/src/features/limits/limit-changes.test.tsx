import type { ImportedLimits } from '@meridian/protocol/rest/limit-calls';
import type { LimitChange } from '@meridian/protocol/rest/limit-schemas';
import { describe, expect, it } from 'vitest';
import { disabledOf, markupOf, textOf, textsOf } from '../../api/shown.fixture.tsx';
import { ImportPreview } from './import-preview.tsx';
import { fieldChanges } from './limit-text.ts';
import { PendingRaise } from './pending-raise.tsx';

const CHANGE: LimitChange = {
  id: 9,
  account: 'DELPHINE',
  alloc_account: 'DELPHINE-01',
  state: 'pending',
  before: { max_gross_usd: 20_000_000 },
  after: { max_gross_usd: 25_000_000 },
  effective_date: '2026-11-16',
  until_date: null,
  note: 'Rebalance',
  requested_by: 'a@desk.example',
  requested_ms: 0,
  expires_ms: null,
  decided_by: null,
  decided_ms: null,
  decision_note: null,
};

type Props = Parameters<typeof PendingRaise>[0];

function raise(change: Partial<LimitChange> = {}, more: Partial<Props> = {}) {
  const reader = { ownEmail: 'b@desk.example', isAdmin: true, isStale: false, isAsked: false, onAsk: () => undefined };
  return <PendingRaise {...reader} {...more} change={{ ...CHANGE, ...change }} />;
}

describe('an increase that waits for approval', () => {
  it('tells what becomes of what, from when, and why', () => {
    const text = textOf(raise());
    expect(text).toContain('Day notional, gross $20M → $25M');
    expect(text).toContain('Valid from 2026-11-16 until changed “Rebalance”');
    expect(text).toMatch(/ Reject Approve \$25M$/);
  });

  it.each([
    ['2026-11-16', 'Valid on 2026-11-16 only'],
    ['2026-11-20', 'Valid from 2026-11-16 to 2026-11-20'],
  ])('until %s is %s', (until_date, text) => {
    expect(textOf(raise({ until_date }))).toContain(text);
  });

  it('cannot be rejected without a note, nor approved on old numbers', () => {
    expect(disabledOf(raise())).toEqual(['Reject']);
    expect(disabledOf(raise({}, { isStale: true }))).toEqual(['Reject', 'Approve $25M']);
  });

  it('can only be withdrawn by who asked for it', () => {
    const own = raise({}, { ownEmail: 'a@desk.example' });
    expect(textOf(own)).toContain('You asked for this. Another administrator must approve it.');
    expect(textsOf(own, 'button')).toEqual(['Withdraw']);
  });

  it('is only shown to who is no administrator', () => {
    expect(textsOf(raise({}, { isAdmin: false }), 'button')).toEqual([]);
  });
});

describe('changed limits', () => {
  it('come in the order of the screen, with all and none in words', () => {
    const before = { countries: ['US'], max_gross_usd: null, may_override: 'anyone' } as const;
    const after = { may_override: 'nobody', countries: null, max_gross_usd: 0 } as const;
    expect(fieldChanges(before, after).map(({ label, before: was, after: is }) => [label, was, is])).toEqual([
      ['Day notional, gross', 'none set', '$0'],
      ['Countries', 'US', 'all'],
      ['May override warnings', 'anyone', 'nobody'],
    ]);
  });

  it('have no value before the first limits of an account', () => {
    expect(fieldChanges(null, { max_gross_usd: 5 })[0]?.before).toBeNull();
  });
});

const outcome = (change: Partial<ImportedLimits>): ImportedLimits => ({
  outcome: 'previewed',
  findings: [],
  lines: [],
  ...change,
});
const shown = (change: Partial<ImportedLimits>) => <ImportPreview outcome={outcome(change)} failure={null} />;

describe('the preview of imported limits', () => {
  const LINE = { line: 2, account: 'DELPHINE', alloc_account: null, waits: false };
  it('tells each line with what changes, and which increase waits', () => {
    const lines = [
      { ...LINE, before: { max_gross_usd: 1_000_000 }, after: { max_gross_usd: 2_000_000 }, waits: true },
      { ...LINE, line: 3, alloc_account: 'DELPHINE-01', before: null, after: { max_order_usd: 5 } },
    ];
    expect(textsOf(shown({ lines }), 'li')).toEqual([
      'Line 2: DELPHINE Day notional, gross $1M → $2M ◐ the increase waits for approval',
      'Line 3: DELPHINE-01 Order notional $5',
    ]);
  });

  it('tells the lines to fix, and of the whole file without a line', () => {
    const findings = [
      { line: null, message: 'There is no column account.' },
      { line: 4, message: 'ALDGTE is not an account.' },
    ];
    expect(textOf(shown({ outcome: 'refused', findings }))).toBe(
      'Fix these lines first: nothing was imported. There is no column account. Line 4 ALDGTE is not an account.',
    );
    expect(textOf(shown({ outcome: 'partly', findings: [] }))).toContain('all others were');
  });

  it('says that nothing changes, and what the server refused', () => {
    expect(textOf(shown({ outcome: 'unchanged' }))).toBe('No changes: the file has the same limits.');
    expect(textOf(<ImportPreview outcome={null} failure={new Error('The file is too large.')} />)).toBe(
      'The file is too large.',
    );
    expect(markupOf(<ImportPreview outcome={null} failure={null} />)).toBe('');
  });
});
