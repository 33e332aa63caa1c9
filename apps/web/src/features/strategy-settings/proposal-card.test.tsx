import { diffSettings } from '@meridian/domain/strategy-settings/diff-settings';
import type { Proposal } from '@meridian/protocol/rest/strategy-settings-schemas';
import { describe, expect, it } from 'vitest';
import { buttonRow, rowsOf, textOf } from '../../lib/markup.fixture.ts';
import { withQueries } from '../../api/with-queries.fixture.tsx';
import { ChangeCard } from './change-card.tsx';
import { ProposalCard } from './proposal-card.tsx';
import { withParameter } from './settings-draft.ts';
import { aProposal, aRow } from './some-settings.fixture.ts';

const row = aRow();
const lines = diffSettings('v2', row, withParameter('v2', row, 'vc', 20));
const nothing = (): void => undefined;

function proposed(change: Partial<Proposal> = {}, state: { isBusy?: boolean; problem?: string } = {}) {
  const proposal = aProposal({ settings_id: 12, base_version: 4, ...change });
  const { isBusy = false, problem = null } = state;
  return withQueries(
    <ProposalCard proposal={proposal} lines={lines} isBusy={isBusy} problem={problem} onDecide={nothing} />,
  );
}

describe('a change that awaits approval', () => {
  it('shows what it changes from which version, who proposed it and why', () => {
    expect(rowsOf(proposed())).toEqual(['Parameter Version 4 Version 5 proposed Change', 'Volume cap 15% 20% +5 pt']);
    const text = textOf(proposed({ note: 'Desk asked for more' }));
    expect(text).toContain('Bo Lind · 2026-11-16');
    expect(text).toContain('“Desk asked for more”');
  });

  it('can be approved at once, and rejected only with a note', () => {
    expect(buttonRow(proposed()).slice(-2)).toEqual(['(Reject)', 'Approve 1 change']);
  });

  it('can be withdrawn by its author, who cannot approve it', () => {
    expect(buttonRow(proposed({ is_own: true })).slice(-1)).toEqual(['Withdraw']);
    expect(buttonRow(proposed({ is_own: true })).join()).not.toContain('Approve');
  });

  it('cannot be decided by those who may not', () => {
    const refused = proposed({ may_decide: false });
    expect(textOf(refused)).toMatch(/You may not decide on this owner's changes\.$/);
    expect(buttonRow(refused)).toEqual(['Show all']);
  });

  it('of a removal shows no table, but that it is one', () => {
    const removal = proposed({ action: 'remove' });
    expect(textOf(removal)).toContain('Bo Lind proposed to remove it.');
    expect(rowsOf(removal)).toEqual([]);
    expect(buttonRow(removal).slice(-1)).toEqual(['Approve removal']);
  });

  it('of a new setting has no version before it', () => {
    const fresh = proposed({ settings_id: null, base_version: null });
    expect(rowsOf(fresh)[0]).toBe('Parameter Before Version 1 proposed Change');
  });

  it('waits for the answer, and says why it was refused', () => {
    expect(buttonRow(proposed({}, { isBusy: true })).slice(-1)).toEqual(['(Approve 1 change)']);
    expect(textOf(proposed({}, { problem: 'Bo Lind changed it meanwhile.' }))).toContain('changed it meanwhile');
  });
});

function changes(missing: string | null, isBusy = false) {
  return (
    <ChangeCard
      lines={lines}
      columns={['Version 4', 'Yours']}
      note=""
      onNote={nothing}
      saveLabel="Save 1 change"
      missing={missing}
      problem={null}
      isBusy={isBusy}
      onSave={nothing}
      onDiscard={nothing}
    />
  );
}

describe('own changes', () => {
  it('cannot be saved while a field is wrong or a save goes on, and the reason is said', () => {
    expect(buttonRow(changes(null)).slice(-2)).toEqual(['Discard', 'Save 1 change']);
    expect(buttonRow(changes('Fix the marked fields')).slice(-2)).toEqual(['Discard', '(Save 1 change)']);
    expect(textOf(changes('Fix the marked fields'))).toContain('Fix the marked fields');
    expect(buttonRow(changes(null, true)).slice(-1)).toEqual(['(Save 1 change)']);
  });
});
