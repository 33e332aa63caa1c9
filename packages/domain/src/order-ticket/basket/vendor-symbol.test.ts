import { expect, it } from 'vitest';
import { readVendorSymbol } from './vendor-symbol.ts';

it.each([
  ['msft', 'MSFT', null],
  ['MSFT US EQUITY', 'MSFT', 'US'],
  ['VOD LN Equity', 'VOD', 'GB'],
  ['7203 JT', '7203', 'JP'],
  ['BRK/B UN EQUITY', 'BRK.B', 'US'],
  ['ESZ6 Index', 'ESZ6', null],
  ['CLF7 COMDTY', 'CLF7', null],
  ['MSFT XX EQUITY', 'MSFT XX EQUITY', null],
  ['ESZ6-ESH7', 'ESZ6-ESH7', null],
])('reads %s as %s', (text, symbol, country) => expect(readVendorSymbol(text)).toEqual({ symbol, country }));
