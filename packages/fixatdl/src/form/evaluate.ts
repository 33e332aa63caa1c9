import { type Condition, type Edit, isEditRef } from '../model/fixatdl-file.ts';
import { compareOperands, type Operand } from './operands.ts';

/** What the fields of edits mean, and what they were found to be. */
export type EditScope = {
  readonly edits: ReadonlyMap<string, Edit>;
  readonly operandOf: (field: string) => Operand;
  /** A value of the file that stands beside a field. */
  readonly literalOf: (field: string, value: string) => Operand;
  /** Edits with an id are worked out once, or references to references would take time without bound. */
  readonly known: Map<Edit, boolean>;
};

/** References may chain edits far deeper than elements nest; a file that goes deeper is not offered. */
export const MAX_EDIT_DEPTH = 200;

/** Whether a condition holds. One that is not whole, or refers to itself, does not hold. */
export function holds(condition: Condition, scope: EditScope, depth = 0): boolean {
  const edit = isEditRef(condition) ? scope.edits.get(condition.ref) : condition;
  if (edit === undefined || depth > MAX_EDIT_DEPTH) return false;
  const known = scope.known.get(edit);
  if (known !== undefined) return known;
  scope.known.set(edit, false);
  const found =
    edit.logicOperator === undefined ? compares(edit, scope) : joins(edit.logicOperator, edit.edits, scope, depth);
  scope.known.set(edit, found);
  return found;
}

function joins(
  logic: NonNullable<Edit['logicOperator']>,
  edits: readonly Condition[],
  scope: EditScope,
  depth: number,
): boolean {
  const isHeld = (edit: Condition): boolean => holds(edit, scope, depth + 1);
  if (edits.length === 0) return false;
  switch (logic) {
    case 'AND':
      return edits.every(isHeld);
    case 'OR':
      return edits.some(isHeld);
    case 'XOR':
      return edits.filter(isHeld).length === 1;
    case 'NOT':
    default:
      return !edits.some(isHeld);
  }
}

function compares({ field, field2, value, operator }: Edit, scope: EditScope): boolean {
  if (operator === undefined || field === undefined) return false;
  const left = scope.operandOf(field);
  if (field2 !== undefined) return compareOperands(operator, left, scope.operandOf(field2));
  return compareOperands(operator, left, value === undefined ? null : scope.literalOf(field, value));
}

/** The fields that a condition reads, those behind references included. */
export function fieldsOf(condition: Condition, edits: ReadonlyMap<string, Edit>): ReadonlySet<string> {
  const found = new Set<string>();
  const seen = new Set<Edit>();
  const open: Condition[] = [condition];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const edit = isEditRef(next) ? edits.get(next.ref) : next;
    if (edit === undefined || seen.has(edit)) continue;
    seen.add(edit);
    for (const field of [edit.field, edit.field2]) if (field !== undefined) found.add(field);
    open.push(...edit.edits);
  }
  return found;
}
