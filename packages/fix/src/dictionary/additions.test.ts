import { describe, expect, it } from 'vitest';
import { FixMessage } from '../codec/fix-message.ts';
import { fixBytes } from '../testing/fix-text.ts';
import { addToDictionary } from './additions.ts';
import { Dictionary } from './dictionary.ts';
import { dictionaryText, parseDictionaryText } from './dictionary-text.ts';
import { importOrchestra } from './orchestra.ts';
import { standardData } from './standard-dictionaries.ts';
import { validate } from './validate.ts';
import { STRICT_RULES } from './validation-rules.ts';

const HEAD = '34=2|49=A|56=B|52=20260105-10:00:00.000';
const ORDER = '11=X|21=1|55=MSFT|54=1|60=20260105-10:00:00|38=100|40=1';
const base = standardData('FIX.4.4');

describe('additions of a desk', () => {
  it('[FX51] make new tags, values, groups and messages pass', () => {
    const added = addToDictionary(base, {
      fields: [
        { tag: 9001, name: 'AlgoName', type: 'String', values: { VWAP: 'Vwap' } },
        { tag: 9002, name: 'NoLegsOfAlgo', type: 'NumInGroup' },
      ],
      values: [{ tag: 40, value: 'z', name: 'HouseType' }],
      groups: [{ name: 'AlgoGrp', count: 9002, members: [{ tag: 9001, required: true }] }],
      messages: [{ type: 'U1', name: 'AlgoNote', members: [{ tag: 58, required: true }] }],
      members: [
        { message: 'D', tag: 9001 },
        { message: 'U1', group: 'AlgoGrp' },
      ],
    });
    if (added.kind === 'failed') throw new Error(added.problems.join(' '));
    const dictionary = new Dictionary(added.data);
    const check = (fields: string) => validate(new FixMessage(fixBytes(fields)), dictionary, STRICT_RULES);
    expect(check(`35=D|${HEAD}|${ORDER.replace('40=1', '40=z')}|9001=VWAP`)).toBeNull();
    expect(check(`35=D|${HEAD}|${ORDER}|9001=TWAP`)).toMatchObject({ reason: 5, refTag: '9001' });
    expect(check(`35=U1|${HEAD}|58=hello|9002=1|9001=VWAP`)).toBeNull();
    expect(check(`35=U1|${HEAD}|9002=1|9001=VWAP`)).toMatchObject({ reason: 1, refTag: '58' });
  });

  it.each([
    ['a list', [], 'not a JSON object'],
    ['an unknown list', { tags: [] }, '"tags"'],
    ['a tag that is taken', { fields: [{ tag: 11, name: 'Mine', type: 'String' }] }, 'Tag 11 is already ClOrdID'],
    ['a tag that is no number', { fields: [{ tag: 'x', name: 'Mine', type: 'String' }] }, '"x" is not a tag'],
    ['an unknown type', { fields: [{ tag: 9001, name: 'Mine', type: 'Money' }] }, '"Money"'],
    ['a name with spaces', { fields: [{ tag: 9001, name: 'My tag', type: 'int' }] }, 'needs a name'],
    ['a value of an unknown tag', { values: [{ tag: 9009, value: 'x', name: 'X' }] }, 'not defined'],
    ['a value of a tag that takes every value', { values: [{ tag: 58, value: 'x', name: 'X' }] }, 'takes every value'],
    ['a member of an unknown message', { members: [{ message: 'ZZ', tag: 11 }] }, 'no message "ZZ"'],
    ['a member that is not defined', { members: [{ message: 'D', tag: 9009 }] }, 'neither a defined tag'],
    ['a message that is there', { messages: [{ type: 'D', name: 'Order' }] }, 'add members'],
  ])('[FX51] are refused for %s', (_what, file, words) => {
    const added = addToDictionary(base, file);
    expect(added.kind === 'failed' ? added.problems.join(' ') : '').toContain(words);
  });
});

describe('dictionaries', () => {
  it('survive being written and read', () => {
    expect(parseDictionaryText(dictionaryText(base))).toEqual(base);
  });

  const orchestra = `<?xml version="1.0"?><fixr:repository name="Own" version="FIX.4.4">
    <fixr:codeSets><fixr:codeSet name="ModeCodeSet" type="char"><fixr:code name="Fast" value="F"/></fixr:codeSet></fixr:codeSets>
    <fixr:fields><fixr:field id="35" name="MsgType" type="String"/><fixr:field id="9001" name="Mode" type="ModeCodeSet"/></fixr:fields>
    <fixr:components><fixr:component name="StandardHeader" id="1"><fixr:fieldRef id="35" presence="required"/></fixr:component></fixr:components>
    <fixr:messages><fixr:message name="Ping" msgType="UP" category="Own"><fixr:structure>
      <fixr:componentRef id="1"/><fixr:fieldRef id="9001" presence="required"/></fixr:structure></fixr:message></fixr:messages>
    </fixr:repository>`;

  it('[FX52] are imported from an Orchestra file', () => {
    const imported = importOrchestra(orchestra);
    if (imported.kind === 'failed') throw new Error(imported.why);
    expect(imported.data.fields.get(9001)).toMatchObject({
      name: 'Mode',
      type: 'char',
      values: new Map([['F', 'Fast']]),
    });
    expect(imported.data.messages.get('UP')?.members).toEqual([{ kind: 'field', tag: 9001, isRequired: true }]);
    expect(imported.data.header).toHaveLength(1);
  });

  it.each([
    ['no XML', 'hello', 'not XML'],
    ['another root', '<a/>', 'not an Orchestra'],
    ['an open element', '<a><b></a>', 'not open'],
    ['entities', '<!DOCTYPE a [<!ENTITY x "y">]><a/>', 'entities'],
    ['a component that is not there', orchestra.replace('componentRef id="1"', 'componentRef id="7"'), 'component 7'],
  ])('[FX52] are refused for %s', (_what, text, words) => {
    const imported = importOrchestra(text);
    expect(imported.kind === 'failed' ? imported.why : '').toContain(words);
  });
});
