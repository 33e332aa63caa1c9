import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvCell, parseCsv, tabCell } from './csv.ts';

function rows(text: string): readonly (readonly string[])[] | string {
  const result = parseCsv(text);
  return result.kind === 'parsed' ? result.rows : result.kind;
}

function quoted(value: string): string {
  return `"${value.replaceAll('"', '""')}"`;
}

describe('csvCell', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['+cmd', "'+cmd"],
    ["-2+3+cmd|' /C calc'!A0", "'-2+3+cmd|' /C calc'!A0"],
    ['+1+2', "'+1+2"],
    ['-', "'-"],
    [' =1', "' =1"],
    ['\t=1', "'\t=1"],
    ['-12.50', '-12.50'],
    ['+12.5%', '+12.5%'],
    ['-.5', '-.5'],
    ['1,234.5', '"1,234.5"'],
    ["110'16.5", "110'16.5"],
    ["-0'02.5", "-0'02.5"],
    ['-$184.20M', '-$184.20M'],
    ['-1.5K', '-1.5K'],
    ['-M1', "'-M1"],
    ['VOD', 'VOD'],
    ['', ''],
  ])('%j is written %s', (text, cell) => {
    expect(csvCell(text)).toBe(cell);
  });

  it.each([
    ['=HYPERLINK("http://x")', '\'=HYPERLINK("http://x")'],
    ['a\tb\nc', 'a b c'],
    ['\t=1', "' =1"],
    ['-12.50', '-12.50'],
  ])('%j is copied as %j', (text, cell) => {
    expect(tabCell(text)).toBe(cell);
  });

  it('a text that is copied has the guard of a text that is saved', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const oneLine = text.replace(/[\t\r\n"]+/g, ' ');
        expect(tabCell(oneLine)).toBe(csvCell(oneLine).replace(/^"(.*)"$/, '$1'));
      }),
    );
  });

  it('no text starts a formula unless it is a plain number', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const cell = csvCell(text).replace(/^"/, '');
        expect(/^[=@\t\r]/.test(cell)).toBe(false);
        expect(/^[+-]/.test(cell) && !/^[+-][\d.,'%]*$/.test(text)).toBe(false);
      }),
    );
  });
});

describe('parseCsv', () => {
  it.each([
    [
      'a,b\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a,b\r\n1,2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['a\rb', [['a'], ['b']]],
    ['\uFEFFa', [['a']]],
    ['"a,b",c', [['a,b', 'c']]],
    ['"say ""hi""",x', [['say "hi"', 'x']]],
    ['"two\nlines",x', [['two\nlines', 'x']]],
    ['a,', [['a', '']]],
    [',', [['', '']]],
    [',\n', [['', '']]],
    ['a\n\nb', [['a'], [''], ['b']]],
    ['""', [['']]],
    ['', []],
  ])('reads %j', (text, expected) => {
    expect(rows(text)).toEqual(expected);
  });

  it('reports the line of an unclosed quote', () => {
    expect(parseCsv('a,b\n"x\ny",1\n"open,2')).toEqual({ kind: 'open-quote', line: 4 });
  });

  it('stops at its bound', () => {
    expect(parseCsv('a\nb\nc', 2)).toEqual({ kind: 'too-many-rows', limit: 2 });
    expect(parseCsv('a\nb\n', 2)).toEqual({ kind: 'parsed', rows: [['a'], ['b']] });
  });

  it('reads back any table that was written with quotes', () => {
    const table = fc.array(fc.array(fc.string(), { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(table, fc.constantFrom('\n', '\r\n'), fc.boolean(), (given, newline, ending) => {
        const text = given.map((row) => row.map(quoted).join(',')).join(newline) + (ending ? newline : '');
        expect(rows(text)).toEqual(given);
      }),
    );
  });
});
