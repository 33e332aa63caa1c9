import { describe, expect, it } from 'vitest';
import { disabledOf, markupOf, textOf } from '../../api/shown.fixture.tsx';
import { aRequest } from './a-request.fixture.ts';
import { WaitingPanel } from './waiting-panel.tsx';
import { WaitingTable } from './waiting-table.tsx';

const MINUTE_MS = 60_000;

const table = (isMine: boolean, rows = [aRequest()]) => (
  <WaitingTable
    label="Requests"
    rows={rows}
    selectedKey="limit:5"
    nowMs={50 * MINUTE_MS}
    isMine={isMine}
    isStale={false}
    onSelect={() => undefined}
  />
);

describe('the list of requests', () => {
  it('says what is asked, by whom, how old it is and when it ends', () => {
    expect(textOf(table(false))).toContain(
      'Limit Limits of ALDGATE-CORE Day notional, gross $400M → $520M ALDGATE-CORE tess@desk.example 50 min in 10 min',
    );
    expect(markupOf(table(false))).toContain('data-tone="near"');
  });

  it('has the state of what one asked for oneself, and no end once it is decided', () => {
    const text = textOf(table(true, [aRequest({ state: 'rejected', decided_by: 'ada@desk.example' })]));
    expect(text).toContain('✕ Rejected 50 min –');
  });
});

const panel = (fields: Parameters<typeof aRequest>[0], isStale = false) => (
  <WaitingPanel request={aRequest(fields)} isStale={isStale} isBusy={false} problem={null} onDecide={() => undefined} />
);

describe('one request', () => {
  it('can be approved at once, and rejected with a note', () => {
    expect(textOf(panel({}))).toContain('“Client asked”');
    expect(disabledOf(panel({}))).toEqual(['Reject']);
  });

  it('can be decided by nobody who sees an old list', () => {
    expect(disabledOf(panel({}, true))).toEqual(['Reject', 'Approve Ctrl ↵']);
  });

  it('says to its author who may approve it, and what to do where there is nobody', () => {
    expect(textOf(panel({ verbs: ['withdraw'] }))).toContain('Ada Admin may approve it.');
    expect(textOf(panel({ verbs: ['withdraw'], approvers: [] }))).toContain('ask an administrator');
  });

  it('opens only, where a case is judged on its own page', () => {
    const text = textOf(panel({ kind: 'case', verbs: [], path: '/reports/surveillance?case=3' }));
    expect(text).toContain('Open');
    expect(text).not.toContain('Approve');
  });
});
