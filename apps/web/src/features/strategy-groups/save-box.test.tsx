import { createUpdateConditionalStrategyGroup } from '@meridian/protocol/rest/strategy-write-calls';
import { describe, expect, it } from 'vitest';
import { CallFailed } from '../../api/call-failed.ts';
import { buttonRow, rowsOf, textOf } from '../../lib/markup.fixture.ts';
import { aGroup } from '../../lib/a-group.fixture.ts';
import { groupChanges } from './group-diff.ts';
import { documentOf, draftOf } from './group-draft.ts';
import { SaveBox } from './save-box.tsx';
import { SaveProblem } from './save-problem.tsx';
import type { EditedGroup } from './use-edited-group.ts';

const nothing = (): void => undefined;

function edited(change: Partial<EditedGroup> = {}, base = 'vwap'): EditedGroup {
  const from = aGroup();
  const draft = { ...draftOf(from), base };
  return {
    draft,
    from,
    changes: groupChanges(from, documentOf(draft)),
    problem: null,
    error: null,
    isSaving: false,
    mayWrite: true,
    mayCreate: true,
    set: nothing,
    keepOver: nothing,
    save: nothing,
    discard: nothing,
    ...change,
  };
}

function box(group: EditedGroup, isNew = false) {
  return <SaveBox edited={group} isNew={isNew} />;
}

describe('saving a group', () => {
  it('needs a change', () => {
    expect(textOf(box(edited()))).toBe('Discard Save group');
    expect(buttonRow(box(edited()))).toEqual(['(Discard)', '(Save group)']);
  });

  it('shows the change, what it was and what it becomes', () => {
    const group = edited({}, 'twap');
    expect(textOf(box(group))).toContain('1 unsaved change Base strategy vwap twap');
    expect(buttonRow(box(group))).toEqual(['Discard', 'Save group']);
  });

  it('waits until what is missing is there, and can be discarded all the same', () => {
    const group = edited({ problem: 'Choose a base strategy.' }, '');
    expect(textOf(box(group))).toContain('vwap removed Choose a base strategy.');
    expect(buttonRow(box(group))).toEqual(['Discard', '(Save group)']);
  });

  it('does not ask for more before anything was changed', () => {
    expect(textOf(box(edited({ problem: 'Two rules lead to “pov”.' })))).not.toContain('Two rules');
  });

  it('cannot be done twice at once', () => {
    expect(buttonRow(box(edited({ isSaving: true }, 'twap')))).toEqual(['(Discard)', '(Save group)']);
  });

  it('of a new group lists no changes', () => {
    expect(textOf(box(edited({}, 'twap'), true))).toBe('Discard Create group');
    expect(buttonRow(box(edited(), true))).toEqual(['Discard', 'Create group']);
  });

  it('is not offered to those who may only read', () => {
    expect(textOf(box(edited({ mayWrite: false }, 'twap')))).toBe('You can see this group but not change it.');
  });
});

function refused(current?: unknown): EditedGroup {
  const problem = { error: 'Conflict', message: 'Somebody saved version 4.', code: 'changed-meanwhile', current };
  const failure = { kind: 'problem', status: 409, statusText: '', problem, retryAfterSeconds: null } as const;
  return edited({ error: new CallFailed(createUpdateConditionalStrategyGroup, failure) }, 'twap');
}

describe('a save that failed', () => {
  it('is not mentioned before there was one', () => {
    expect(textOf(<SaveProblem edited={edited()} />)).toBe('');
  });

  it('says why', () => {
    expect(textOf(<SaveProblem edited={refused()} />)).toContain('Somebody saved version 4.');
    expect(buttonRow(<SaveProblem edited={refused()} />)).toEqual([]);
  });

  it('because somebody saved first shows what they saved beside one’s own, and leaves the choice', () => {
    const { id: _id, saved_ms: _ms, saved_by_email: _by, permission_level: _level, ...stored } = aGroup();
    const { destination_uses: _d, group_uses: _g, direct_uses: _a, order_uses: _o, ...theirs } = stored;
    const conflict = <SaveProblem edited={refused({ ...theirs, version: 4, name: 'Switch late' })} />;
    expect(rowsOf(conflict)).toEqual([
      'Parameter v3 you opened v4 saved Yours Change',
      'Name Switch Switch late Switch',
      'Base strategy vwap vwap twap',
    ]);
    expect(buttonRow(conflict)).toEqual(['Show all', 'Take v4', 'Keep mine, over v4']);
  });
});
