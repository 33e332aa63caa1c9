import { describe, expect, it } from 'vitest';
import { buttonRow, textOf } from '../../lib/markup.fixture.ts';
import { aCost, aDryRun, aFlow } from './a-dry-run.fixture.ts';
import { DryRun } from './dry-run.tsx';
import { DryRunBar } from './dry-run-bar.tsx';
import type { DryRunning } from './use-dry-run.ts';

const nothing = (): void => undefined;

const IDLE: DryRunning = {
  choice: { days: 20, against: 'today' },
  setChoice: nothing,
  filter: null,
  setFilter: nothing,
  start: nothing,
  cancel: nothing,
  isRunning: false,
  progress: null,
  error: null,
  finished: null,
  isOlder: false,
};

function finished(result: ReturnType<typeof aDryRun> | null, message = ''): DryRunning {
  const state = { run: 'run-0001', percent: 100, stage: '', message, result } as const;
  const ended = { ...state, state: result === null ? ('failed' as const) : ('done' as const) };
  return { ...IDLE, finished: { run: 'run-0001', of: '', why: [], state: ended, atMs: 1_000 } };
}

function screen(run: DryRunning, problem: string | null = null) {
  return <DryRun run={run} problem={problem} onOpenOrder={nothing} />;
}

function bar(run: DryRunning, problem: string | null = null) {
  return <DryRunBar run={run} isNew={false} problem={problem} />;
}

const run = aDryRun({
  orders: 8_000,
  changed: 1_200,
  flows: [aFlow(0, 1, { orders: 1_200 })],
  all_changed: aCost({ usd: 741_000_000 }),
  all: { now_bps: 3.04, expected_bps: 2.9, usd: 4_100_000_000 },
  excluded: { rejected: 12, unsent: 3, without_adv: 1_000 },
  took_ms: 2_340,
});

describe('a dry run', () => {
  it('says before the first what it would do, and that nothing is sent', () => {
    const text = textOf(screen(IDLE));
    expect(text).toContain('No dry run yet');
    expect(text).toContain('No orders are sent.');
  });

  it('says what changes, what it costs and saves, over which days', () => {
    const text = textOf(screen(finished(run)));
    expect(text).toContain('Orders that change route 1,200 of 8,000 15.0%, $741M of $4,100M');
    expect(text).toContain('Expected cost, changed orders 2.0 → 1.0 bps −1.0 95%: −2.0 to −0.5');
    expect(text).toContain('Expected cost, all orders 3.0 → 2.9 bps −0.1');
    expect(text).toContain('Cost change, 20 trading days −$74K 95%: −$148K to −$37K');
    expect(text).toContain('Cheaper: Desk default → Close seekers.');
  });

  it('says how many orders it left out, and why', () => {
    expect(textOf(screen(finished(run)))).toContain(
      'Excluded: 1,015 (12 rejected, 3 never sent, 1,000 without average volume).',
    );
  });

  it('over days without orders says so, in place of empty figures, and what was looked at', () => {
    const text = textOf(screen(finished(aDryRun({ orders: 0, trading_days: 1 }))));
    expect(text).toContain('No orders in these days');
    expect(text).toContain('1 trading day.');
    expect(text).not.toContain('Expected cost, changed orders');
    expect(text).not.toContain('NaN');
  });

  it('that failed says why, and one that could not begin can be tried again', () => {
    expect(textOf(screen(finished(null, 'No past day is stored.')))).toBe('No past day is stored.');
    const refused = screen({ ...IDLE, error: new Error('Another run goes on.') });
    expect(textOf(refused)).toContain('Another run goes on.');
    expect(buttonRow(refused)).toContain('Try again');
    expect(textOf(refused)).not.toContain('No dry run yet');
  });

  it('of an incomplete draft says what is missing and cannot be started', () => {
    expect(textOf(screen(IDLE, 'Choose a base strategy.'))).toMatch(/^Choose a base strategy\./);
    expect(buttonRow(bar(IDLE, 'Choose a base strategy.'))).toContain('(Run)');
    expect(buttonRow(bar(IDLE))).toContain('Run');
  });

  it('tells its figures from those of an older draft', () => {
    expect(textOf(bar(finished(run)))).toContain(', took 2.3 s');
    const older = textOf(bar({ ...finished(run), isOlder: true }));
    expect(older).toContain('Figures are of an older draft');
    expect(older).not.toContain('took');
  });

  it('can be stopped while it goes on, and not be started twice', () => {
    const going = bar({ ...IDLE, isRunning: true, progress: { percent: 40, stage: 'Counting orders' } });
    expect(textOf(going)).toContain('Counting orders');
    expect(buttonRow(going).slice(-1)).toEqual(['Cancel']);
    expect(textOf(bar({ ...IDLE, isRunning: true }))).toContain('Starting');
  });
});
