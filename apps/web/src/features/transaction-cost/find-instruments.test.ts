import { array, assert, constantFrom, integer, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findInstruments } from './find-instruments.ts';

const named = (exchange_symbol: string, description: string | null = null) => ({ exchange_symbol, description });
const symbols = (found: readonly { readonly exchange_symbol: string }[]) => found.map((each) => each.exchange_symbol);

describe('the search for an instrument', () => {
  it('has the symbol that was typed out first, so that Enter does not take another', () => {
    const names = Array.from({ length: 12 }, (_, nth) => named(`AB${nth}`, 'First Federal'));
    const found = findInstruments([...names, named('FDX', 'FedEx'), named('F', 'Ford Motor')], 'f');
    expect(symbols(found).slice(0, 3)).toEqual(['F', 'FDX', 'AB0']);
    expect(found).toHaveLength(8);
  });

  it('finds by a part of the name, in any case, and lives with an instrument without one', () => {
    const instruments = [named('ESZ26', 'E-mini S&P 500'), named('FGBLZ6')];
    expect(symbols(findInstruments(instruments, ' MINI '))).toEqual(['ESZ26']);
    expect(findInstruments(instruments, 'bund')).toEqual([]);
  });

  it('finds every instrument by its whole symbol, wherever it stands', () => {
    const word = string({ unit: constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 3 });
    assert(
      property(array(word, { minLength: 1, maxLength: 30 }), integer({ min: 0, max: 29 }), (words, at) => {
        const wanted = words[at % words.length] ?? '';
        expect(
          symbols(
            findInstruments(
              words.map((each) => named(each.toUpperCase(), 'abc cab')),
              wanted,
            ),
          )[0],
        ).toBe(wanted.toUpperCase());
      }),
    );
  });
});
