import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchProblem } from './check-search.ts';
import { normaliseSearch } from './normalise-search.ts';
import { parseSearch } from './parse-search.ts';
import { printSearch } from './print-search.ts';
import { anySearch } from './testing.ts';

function parsed(text: string) {
  const result = parseSearch(text);
  if (result.kind === 'error') throw new Error(`${result.message} at ${result.start}`);
  return result.search;
}

function messageOf(text: string): string {
  const result = parseSearch(text);
  return result.kind === 'error' ? result.message : 'fine';
}

/** The inconsistency in the result of parsing a text, if any. */
function faultOf(text: string): string | null {
  const result = parseSearch(text);
  if (result.kind === 'error') {
    return 0 <= result.start && result.start <= result.end && result.end <= text.length ? null : 'outside the text';
  }
  const isSame = JSON.stringify(parsed(printSearch(result.search))) === JSON.stringify(result.search);
  return isSame ? searchProblem(result.search) : 'another search when printed';
}

describe('the text form', () => {
  it('reads the desk’s example', () => {
    expect(parsed('country:JP %complete<50 strat:vwap')).toEqual({
      join: 'and',
      conditions: [
        { field: 'country', operator: '=', value: 'JP' },
        { field: 'complete_percent', operator: '<', value: 50 },
        { field: 'strat', operator: '=', value: 'vwap' },
      ],
    });
  });

  it.each([
    ['country:JP,US', 'country:JP,US', 'in'],
    ['list:basket', 'list~basket', 'contains'],
    ['list=basket', 'list=basket', '='],
    ['symbol:VO*', 'symbol:VO*', 'starts with'],
    ['symbol:*OD*', 'symbol~OD', 'contains'],
    ['symbol:"VO*"', 'symbol:"VO*"', '='],
    ['"% Cmpl" : 5', '%complete:5', '='],
    ['complete_percent>=50%', '%complete>=50', '>='],
    ['qty>2.5m', 'qty>2500000', '>'],
    ["last>=110'16", 'last>=110.5', '>='],
    ["last<450'4", 'last<450.5', '<'],
    ['%complete:10..50', '%complete:10..50', 'between'],
    ['%complete:10..', '%complete>=10', '>='],
    ['%complete:..50', '%complete<=50', '<='],
    ['%adv:-5..-1', '%adv:-5..-1', 'between'],
    ['auto:off', 'auto:off', '='],
    ['list:empty', 'list=empty', '='],
    ['trade_date>2026-01-31', 'trade_date>2026-01-31', '>'],
    ['received>=2026-01-31T14:30', 'received>=2026-01-31T14:30:00.000Z', '>='],
    ['country!=JP', 'country!=JP', '!='],
    ['country!=JP,US', '-country:JP,US', 'in'],
    ['Side:"BUY COVER"', 'side:"BUY COVER"', '='],
    ['VOD', 'VOD', 'contains'],
  ])('%s is %s', (text, printed, operator) => {
    const search = parsed(text);
    expect(search.conditions[0]).toMatchObject({ operator });
    expect(printSearch(search)).toBe(printed);
  });

  it('joins, negates and groups', () => {
    expect(printSearch(parsed('a AND b OR not c'))).toBe('(a b) or -c');
    expect(printSearch(parsed('country:JP (strat:vwap or strat:twap) -list:X'))).toBe(
      'country:JP (strat:vwap or strat:twap) -list~X',
    );
    expect(printSearch(parsed('-(a b)'))).toBe('-(a b)');
    expect(printSearch(parsed('--((a))'))).toBe('a');
    expect(parsed('  ')).toEqual({ join: 'and', conditions: [] });
  });

  it.each([
    ['countri:JP', 0, 7, /no field countri/u],
    ['cur:5', 0, 3, /Did you mean .*currency/u],
    ['country:', 8, 8, /value is missing after :/u],
    ['country:JP,', 11, 11, /after the comma/u],
    ['country:(JP,US)', 8, 9, /without parentheses/u],
    ['%complete<abc', 10, 13, /takes a number/u],
    ['%complete<1,2', 12, 13, /takes one value/u],
    ['%complete:5*', 10, 12, /cannot be searched/u],
    ['%complete:50..10', 10, 16, /lower end/u],
    ['trade_date:2026-02-30', 11, 21, /a date such as/u],
    ['auto:maybe', 5, 10, /on or off/u],
    ['auto!on', 4, 5, /Write !=/u],
    ['a (b or c', 2, 3, /never closed/u],
    ['a )', 2, 3, /no \( to this/u],
    ['a ()', 3, 4, /nothing in these/u],
    ['a or', 4, 4, /condition is missing/u],
    ['or a', 0, 2, /missing before/u],
    ['< 5', 0, 1, /field is missing before </u],
    ['list="abc', 5, 9, /quote is never closed/u],
    ['list~""', 5, 7, /empty text/u],
    ['list<empty', 5, 10, /needs a value/u],
  ])('%s is wrong from %i to %i', (text, start, end, message) => {
    expect(parseSearch(text)).toMatchObject({ kind: 'error', start, end });
    expect(messageOf(text)).toMatch(message);
  });

  it('limits length, conditions, lists and depth', () => {
    expect(messageOf('x '.repeat(2_001))).toMatch(/characters at most/u);
    expect(messageOf('x '.repeat(51))).toMatch(/50 conditions at most/u);
    expect(messageOf(`country:${'A,'.repeat(200)}A`)).toMatch(/200 values at most/u);
    expect(messageOf('a or (b (c or (d (e or f))))')).toMatch(/4 deep/u);
    expect(messageOf(`${'('.repeat(21)}a${')'.repeat(21)}`)).toMatch(/too many parentheses/u);
    expect(messageOf('a or (b (c or (d e)))')).toBe('fine');
  });

  it('printing and parsing return the same search', () => {
    fc.assert(
      fc.property(anySearch, (search) => {
        expect(searchProblem(search)).toBeNull();
        expect(parsed(printSearch(search))).toEqual(normaliseSearch(search));
      }),
      { numRuns: 1_000 },
    );
  });

  it('any text is either a valid search or an error inside the text', () => {
    const piece = fc.oneof(
      fc.constantFrom('country', '%complete', ':', '<', '>=', '!', '"', '(', ')', '-', 'or', ',', ' ', '*', '..', '5'),
      fc.string({ maxLength: 4 }),
    );
    const typed = fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(typed, (text) => {
        expect(faultOf(text)).toBeNull();
      }),
      { numRuns: 3_000 },
    );
  });
});
