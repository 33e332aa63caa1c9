import { describe, expect, it } from 'vitest';
import { FixMessage } from '../codec/fix-message.ts';
import { FIX_VERSIONS, type FixVersion } from '../fix-version.ts';
import { fixBytes } from '../testing/fix-text.ts';
import { groupEntries } from './group-entries.ts';
import { standardDictionary } from './standard-dictionaries.ts';
import { validate } from './validate.ts';
import { STRICT_RULES } from './validation-rules.ts';

const HEAD = '34=2|49=A|56=B|52=20260105-10:00:00.000';
const ORDER = '11=X|21=1|55=MSFT|54=1|60=20260105-10:00:00|38=100|40=1';

function check(fields: string, version: FixVersion = 'FIX.4.4', rules = STRICT_RULES) {
  return validate(new FixMessage(fixBytes(fields, version)), standardDictionary(version), rules);
}

describe.each(FIX_VERSIONS)('validate, %s', (version) => {
  it('takes a good order', () => {
    expect(check(`35=D|${HEAD}|${ORDER}`, version)).toBeNull();
  });

  it.each([
    ['[FX40] an unknown tag', `35=D|${HEAD}|${ORDER}|4999=1`, 0, '4999'],
    ["[FX40] a tag of one's own that was not agreed on", `35=D|${HEAD}|${ORDER}|9001=1`, 3, '9001'],
    ['[FX40] a tag below one', `35=0|${HEAD}|0=HI`, 0, '0'],
    ['[FX40] a negative tag', `35=0|${HEAD}|-1=HI`, 0, '-1'],
    ['[FX41] a missing required tag', `35=D|${HEAD}|${ORDER.replace('54=1|', '')}`, 1, '54'],
    ['[FX41] a missing header tag', '35=0|34=2|49=A|56=B', 1, '52'],
    ['[FX42] a tag of another message', `35=0|${HEAD}|11=X`, 2, '11'],
    ['[FX43] an empty tag', `35=D|${HEAD}|${ORDER}|58=`, 4, '58'],
    ['[FX43] an empty MsgType', `35=|${HEAD}`, 4, '35'],
    ['[FX44] a value that is not listed', `35=D|${HEAD}|${ORDER.replace('40=1', '40=?')}`, 5, '40'],
    ['[FX45] a quantity with letters', `35=D|${HEAD}|${ORDER.replace('38=100', '38=1e2')}`, 6, '38'],
    ['[FX45] a time without a date', `35=D|${HEAD}|${ORDER.replace('60=20260105-', '60=')}`, 6, '60'],
    ['[FX46] a type that no dictionary has', `35=*|${HEAD}`, 11, null],
    ['[FX47] a tag that is repeated', `35=D|${HEAD}|${ORDER}|40=1`, 13, '40'],
    ['[FX48] a header tag in the body', `35=D|11=X|${HEAD}|${ORDER.slice(5)}`, 14, '34'],
    ['[FX48] a trailer tag in the body', `35=D|${HEAD}|93=1|89=x|${ORDER}`, 14, '93'],
  ])('%s', (_name, fields, reason, refTag) => {
    expect(check(fields, version)).toMatchObject({ kind: 'reject', reason, refTag });
  });

  it.each([
    ['a count that is too high', '78=2|79=A|80=1', 16, '78'],
    ['a count that is too low', '78=1|79=A|80=1|79=B|80=2', 16, '78'],
    ['an entry that does not begin with its first field', '78=1|80=1|79=A', 15, '80'],
    ['a count of zero with an entry', '78=0|79=A', 16, '78'],
  ])('[FX49] a group with %s', (_name, group, reason, refTag) => {
    expect(check(`35=D|${HEAD}|${ORDER}|${group}`, version)).toMatchObject({ kind: 'reject', reason, refTag });
  });

  it('[FX49] takes groups with and without entries', () => {
    expect(check(`35=D|${HEAD}|${ORDER}|78=2|79=A|80=1|79=B|80=2|58=text`, version)).toBeNull();
    expect(check(`35=D|${HEAD}|${ORDER}|78=0|58=text`, version)).toBeNull();
    expect(check(`35=B|${HEAD}|148=News|33=2|58=one|58=two`, version)).toBeNull();
  });

  it('[FX50] answers a type that is not taken with a business reject', () => {
    const rules = { ...STRICT_RULES, takenTypes: ['D'] };
    expect(check(`35=B|${HEAD}|148=News|33=1|58=one`, version, rules)).toMatchObject({
      kind: 'business-reject',
      reason: 3,
    });
    expect(check(`35=0|${HEAD}`, version, rules)).toBeNull();
  });

  it('lets through what the rules of engagement relax', () => {
    const rules = { ...STRICT_RULES, refusesUnknownTags: false, refusesUnknownValues: false };
    expect(check(`35=D|${HEAD}|${ORDER.replace('40=1', '40=z')}|9001=1`, version, rules)).toBeNull();
  });
});

function order(parties: string) {
  return check(`35=D|${HEAD}|11=X|${parties}|55=MSFT|54=1|60=20260105-10:00:00|40=1`);
}

describe('repeating groups', () => {
  const PARTIES = '453=2|448=P1|447=D|452=1|802=2|523=S1|803=1|523=S2|803=2|448=P2|447=D|452=3';

  it('reads nested groups', () => {
    const bytes = fixBytes(`35=D|${HEAD}|11=X|${PARTIES}|55=MSFT|54=1|60=20260105-10:00:00|40=1`);
    const message = new FixMessage(bytes);
    const dictionary = standardDictionary('FIX.4.4');
    expect(validate(message, dictionary, STRICT_RULES)).toBeNull();
    const parties = dictionary.message('D')?.body.members.get(453)?.group;
    const subs = parties?.members.get(802)?.group;
    if (parties === undefined || parties === null || subs === undefined || subs === null) throw new Error('No groups');
    const entries = groupEntries(message, 453, parties);
    const ids = entries.map((entry) => message.textAt(message.find(448, entry.from, entry.to)));
    const nested = entries.map((entry) =>
      groupEntries(message, 802, subs, entry).map(({ from, to }) => message.textAt(message.find(523, from, to))),
    );
    expect(ids).toEqual(['P1', 'P2']);
    expect(nested).toEqual([['S1', 'S2'], []]);
  });

  it('[FX49] finds a wrong count, a missing first field and a wrong order inside a nested group', () => {
    expect(order(PARTIES.replace('802=2', '802=3'))).toMatchObject({ reason: 16, refTag: '802' });
    expect(order(PARTIES.replace('523=S1|803=1', '803=1|523=S1'))).toMatchObject({ reason: 15, refTag: '803' });
    expect(order(PARTIES.replace('448=P2|447=D|452=3', '448=P2|452=3|447=D'))).toMatchObject({
      reason: 15,
      refTag: '447',
    });
  });
});
