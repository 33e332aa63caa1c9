import { describe, expect, it } from 'vitest';
import { appliesTo, type TradedInstrument } from './applies.ts';
import { formFrom } from './testing/small-file.ts';

const visa: TradedInstrument = { country: 'US', mic: 'XNYS', securityType: 'CS' };
const heineken: TradedInstrument = { country: 'NL', mic: 'XAMS', securityType: 'CS' };
const toyota: TradedInstrument = { country: 'JP', mic: 'XTKS', securityType: 'CS' };
const bond: TradedInstrument = { country: 'US', mic: 'XNYS', securityType: 'CORP' };

const region = (name: string, inclusion: string, inner = ''): string =>
  `<Regions><Region name="${name}" inclusion="${inclusion}">${inner}</Region></Regions>`;
const country = (code: string, inclusion: string): string =>
  `<Country CountryCode="${code}" inclusion="${inclusion}"/>`;
const market = (mic: string, inclusion: string): string =>
  `<Markets><Market MICCode="${mic}" inclusion="${inclusion}"/></Markets>`;

describe('the filters of a strategy', () => {
  it.each<readonly [string, string, readonly boolean[]]>([
    ['nothing is for everything', '', [true, true, true, true]],
    ['a region is for that region alone', region('TheAmericas', 'Include'), [true, false, false, true]],
    ['an excluded region is for all others', region('TheAmericas', 'Exclude'), [false, true, true, false]],
    [
      'a country is for that country alone',
      region('EuropeMiddleEastAfrica', 'Include', country('NL', 'Include')),
      [false, true, false, false],
    ],
    [
      'a country left out of its region',
      region('EuropeMiddleEastAfrica', 'Include', country('NL', 'Exclude')),
      [false, false, false, false],
    ],
    ['a market is for that market alone', market('XAMS', 'Include'), [false, true, false, false]],
    ['an excluded market is for all others', market('XNYS', 'Exclude'), [false, true, true, false]],
    [
      'a market comes before its region',
      region('AsiaPacificJapan', 'Exclude') + market('XTKS', 'Include'),
      [true, true, true, true],
    ],
    [
      'a security type is for that type alone',
      '<SecurityTypes><SecurityType name="CS" inclusion="Include"/></SecurityTypes>',
      [true, true, true, false],
    ],
    [
      'an excluded security type is for all others',
      '<SecurityTypes><SecurityType name="CS" inclusion="Exclude"/></SecurityTypes>',
      [false, false, false, true],
    ],
  ])('[FA99] %s', (_, filters, wanted) => {
    const { strategy } = formFrom({ parameters: filters });
    expect([visa, heineken, toyota, bond].map((each) => appliesTo(strategy, each))).toEqual(wanted);
  });
});
