import { describe, expect, it } from 'vitest';
import type { Condition, Edit } from '../model/fixatdl-file.ts';
import { type EditScope, holds } from './evaluate.ts';

const yes: Edit = { line: 0, field: 'there', operator: 'EX', edits: [] };
const no: Edit = { line: 0, field: 'missing', operator: 'EX', edits: [] };

function scope(edits: readonly Edit[] = []): EditScope {
  return {
    edits: new Map(edits.map((edit) => [edit.id ?? '', edit])),
    operandOf: (field) => ({ kind: 'text', text: field === 'there' ? 'x' : null }),
    literalOf: (_, value) => ({ kind: 'text', text: value }),
    known: new Map(),
  };
}

function joined(logicOperator: NonNullable<Edit['logicOperator']>, ...edits: readonly Condition[]): Edit {
  return { line: 0, logicOperator, edits };
}

describe('edits that join others', () => {
  it.each<readonly [string, Edit, boolean]>([
    ['[FA80] AND holds when all do', joined('AND', yes, yes), true],
    ['[FA80] AND does not hold when one does not', joined('AND', yes, no), false],
    ['[FA81] OR holds when one does', joined('OR', no, yes), true],
    ['[FA81] OR does not hold when none does', joined('OR', no, no), false],
    ['[FA82] XOR holds when exactly one does', joined('XOR', no, yes, no), true],
    ['[FA82] XOR does not hold when two do', joined('XOR', yes, yes, no), false],
    ['[FA83] NOT turns the one within it', joined('NOT', no), true],
    ['[FA83] NOT does not hold of one that does', joined('NOT', yes), false],
  ])('%s', (_, edit, wanted) => {
    expect(holds(edit, scope())).toBe(wanted);
  });

  it('[FA84] a reference means the edit that it names', () => {
    const named: Edit = { ...yes, id: 'named' };
    expect(holds({ line: 0, ref: 'named' }, scope([named]))).toBe(true);
    expect(holds({ line: 0, ref: 'unknown' }, scope([named]))).toBe(false);
  });

  it('[FA84] references to references are worked out once each, or thirty of them would take hours', () => {
    const steps = Array.from({ length: 30 }, (_, index): Edit => {
      const before = { line: 0, ref: `e${index - 1}` };
      return index === 0 ? { ...yes, id: 'e0' } : { ...joined('AND', before, before), id: `e${index}` };
    });
    expect(holds({ line: 0, ref: 'e29' }, scope(steps))).toBe(true);
  });

  it('[FA95] an edit that refers to itself ends', () => {
    const loop: Edit = { ...joined('NOT', { line: 0, ref: 'loop' }), id: 'loop' };
    expect(holds({ line: 0, ref: 'loop' }, scope([loop]))).toBe(true);
    const both: Edit = { ...joined('AND', { line: 0, ref: 'both' }), id: 'both' };
    expect(holds({ line: 0, ref: 'both' }, scope([both]))).toBe(false);
  });
});
