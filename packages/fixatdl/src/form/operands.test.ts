import { describe, expect, it } from 'vitest';
import { compareOperands, type Operand, type OperandKind, type Operator } from './operands.ts';

const operand = (kind: OperandKind, text: string | null): Operand => ({
  kind,
  text,
  place: { zone: 'America/New_York', nowMs: Date.UTC(2026, 10, 16, 19, 32) },
});

/** Each operator with values of which it holds, and of which it does not. */
const operators: readonly (readonly [
  string,
  Operator,
  readonly [string | null, string],
  readonly [string | null, string],
])[] = [
  ['[FA70] EX holds of any value', 'EX', ['0', ''], [null, '']],
  ['[FA71] NX holds of no value', 'NX', [null, ''], ['0', '']],
  ['[FA72] EQ compares numbers, not their digits', 'EQ', ['5.0', '5'], ['5', '6']],
  ['[FA73] NE holds of another value and of none', 'NE', [null, '5'], ['5.00', '5']],
  ['[FA74] LT holds below', 'LT', ['9', '10'], ['10', '10']],
  ['[FA75] LE holds below and of the same', 'LE', ['10.0', '10'], ['10.1', '10']],
  ['[FA76] GT holds above', 'GT', ['10', '9'], [null, '9']],
  ['[FA77] GE holds above and of the same', 'GE', ['9', '9.0'], ['-10', '9']],
];

describe('comparisons of a file', () => {
  it.each(operators)('%s', (_, operator, [left, right], [other, against]) => {
    expect(compareOperands(operator, operand('number', left), operand('number', right))).toBe(true);
    expect(compareOperands(operator, operand('number', other), operand('number', against))).toBe(false);
  });

  it.each<readonly [string, OperandKind, string, Operator, string, boolean]>([
    ['[FA85] times on a clock by their instant', 'clock', '09:30:00', 'LT', '20261117-08:00:00', true],
    ['[FA85] times of FIX with dates by both', 'fix-time', '20261117-08:00:00', 'GT', '20261116-09:00:00', true],
    ['[FA85] a time of FIX beside a time of day', 'fix-time', '20261117-08:00:00', 'LT', '09:00:00', true],
    ['[FA85] times with offsets in UTC', 'fix-time', '09:00:00-05', 'EQ', '14:00:00Z', true],
    ['[FA85] several values in any order', 'set', 'e_B e_A', 'EQ', 'e_A e_B', true],
    ['[FA85] several values without an order between them', 'set', 'e_A', 'LT', 'e_A e_B', false],
    ['[FA85] texts of digits as texts', 'text', '05', 'EQ', '5', false],
    ['[FA85] fields of the order as numbers where both are', 'unknown', '100.0', 'EQ', '100', true],
    ['[FA85] what is no number with nothing', 'number', 'abc', 'LE', '5', false],
  ])('%s', (_, kind, left, operator, right, wanted) => {
    expect(compareOperands(operator, operand(kind, left), operand('unknown', right))).toBe(wanted);
  });

  it('[FA85] a value of the file that says {NULL} asks whether there is one', () => {
    expect(compareOperands('EQ', operand('text', null), operand('unknown', '{NULL}'))).toBe(true);
    expect(compareOperands('NE', operand('text', 'x'), operand('unknown', '{NULL}'))).toBe(true);
  });
});
