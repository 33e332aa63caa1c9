import { describe, expect, it } from 'vitest';
import { checkFixatdl, offeredStrategies, readFixatdl } from './read-fixatdl.ts';
import { control, fileText, parameter } from './testing/small-file.ts';

const only = (text: string): unknown => {
  const findings = checkFixatdl(text);
  return findings.length === 1 ? findings[0] : findings;
};

describe('a text that is not a file of FIXatdl', () => {
  it('[FA2] is refused above 5 MB before anything of it is read', () => {
    expect(only(`<a>${' '.repeat(5_000_000)}`)).toMatchObject({
      line: 1,
      message: 'The file has 5.0 MB, 5 MB at most: split it by strategy.',
    });
  });

  it('[FA3] is refused with a document type, so that no entity grows and nothing is fetched', () => {
    const bomb = '<!DOCTYPE a [<!ENTITY b "bbbbbbbb"><!ENTITY c "&b;&b;&b;">]>\n<a>&c;</a>';
    const outside = '<?xml version="1.0"?>\n<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>';
    expect(only(bomb)).toMatchObject({ message: 'A document type (DOCTYPE) is not allowed: remove it from the file.' });
    expect(only(outside)).toMatchObject({
      line: 2,
      message: 'A document type (DOCTYPE) is not allowed: remove it from the file.',
    });
    expect(only('<a>&c;</a>')).toMatchObject({ message: 'This is not well-formed XML: undefined entity.' });
  });

  it('[FA4] is refused when it is nested more than 100 deep', () => {
    expect(only('<a>\n'.repeat(101))).toMatchObject({ line: 101, message: 'Elements are nested more than 100 deep.' });
  });

  it('[FA4] is refused with more elements or attributes than any form has', () => {
    expect(only(`<a>${'<b/>'.repeat(50_000)}</a>`)).toMatchObject({
      message: 'The file has more than 50000 elements.',
    });
    const many = Array.from({ length: 101 }, (_, index) => `a${index}="1"`).join(' ');
    expect(only(`<a ${many}/>`)).toMatchObject({ message: 'a has more than 100 attributes.' });
  });

  it.each([
    ['', 'This is not well-formed XML: document must contain a root element.'],
    ['<a>\n<b>\n</a>', 'This is not well-formed XML'],
    ['{"json": true}', 'This is not well-formed XML'],
    ['<html/>', 'This is not a file of FIXatdl 1.1: it begins with html of no namespace.'],
    [
      '<Strategies xmlns="http://www.fixprotocol.org/ATDL-1-0"/>',
      'of the namespace http://www.fixprotocol.org/ATDL-1-0',
    ],
  ])('[FA5] is told from one: %s', (text, says) => {
    expect(checkFixatdl(text)[0]?.message).toContain(says);
    expect(readFixatdl(text).file).toBeNull();
  });

  it('[FA5] may begin with a byte order mark', () => {
    expect(checkFixatdl(`\uFEFF${fileText({})}`)).toEqual([]);
  });
});

describe('what FIXatdl 1.1 does not know', () => {
  it('[FA7] stops the strategy that has it, and no other', () => {
    const strange = fileText({ parameters: '<Extension/>' }).replace(
      '</Strategies>',
      '\n<Strategy name="T" wireValue="t" version="1"/></Strategies>',
    );
    const result = readFixatdl(strange);
    expect(result.findings).toEqual([
      {
        line: 4,
        kind: 'unsupported',
        strategy: 'S',
        message: 'Strategy has the element Extension, which FIXatdl 1.1 does not know there.',
      },
    ]);
    expect(offeredStrategies(result).map(({ name }) => name)).toEqual(['T']);
  });

  it('[FA8] a regular expression is never run, because the standard has none', () => {
    const result = readFixatdl(fileText({ parameters: parameter('P', 'String_t', 'regexPattern="(a+)+$"') }));
    expect(result.findings).toContainEqual({
      line: 4,
      kind: 'unsupported',
      strategy: 'S',
      message: 'Parameter has the attribute regexPattern, which FIXatdl 1.1 does not know.',
    });
    expect(offeredStrategies(result)).toEqual([]);
  });

  it('[FA7] an attribute of a namespace of the broker is ignored and noted', () => {
    const text = fileText({ attributes: 'xmlns:own="urn:broker" own:build="7"' });
    expect(only(text)).toMatchObject({ kind: 'note', message: 'Strategies has build of another namespace: ignored.' });
  });

  it('[FA7] a control of a later version stops its strategy', () => {
    const result = readFixatdl(fileText({ controls: control('c', 'Duration_t') }));
    expect(result.findings[0]).toMatchObject({
      kind: 'unsupported',
      message: 'Duration_t is not a control of FIXatdl 1.1.',
    });
  });
});

describe('what we do not do', () => {
  it('[FA10] lists, legs and crosses are read, and not offered', () => {
    const text = fileText({
      rest: '<RepeatingGroup name="NoLegs" fixTag="555" minSize="2"><Parameter name="L" xsi:type="Int_t" fixTag="7009"/></RepeatingGroup>',
    });
    const result = readFixatdl(text.replace('version="1">', 'version="1" fixMsgType="AB">'));
    expect(result.file?.strategies[0]?.repeatingGroup?.parameters[0]?.name).toBe('L');
    expect(result.findings.map(({ kind, line }) => [kind, line])).toEqual([
      ['unsupported', 3],
      ['unsupported', 6],
    ]);
    expect(offeredStrategies(result)).toEqual([]);
  });

  it('[FA9] what is wrong of the whole file stops every strategy', () => {
    const result = readFixatdl(fileText({}).replace('strategyIdentifierTag="847"', ''));
    expect(result.findings).toEqual([
      { line: 1, kind: 'wrong', strategy: null, message: 'Strategies needs the attribute strategyIdentifierTag.' },
    ]);
    expect(offeredStrategies(result)).toEqual([]);
  });

  it('[FA4] edits that refer to one another without end, or a form without end, are not offered', () => {
    const edits = Array.from({ length: 5_000 }, (_, index) => {
      const inner =
        index === 0
          ? 'field="FIX_OrderQty" operator="EX"/>'
          : `logicOperator="NOT"><val:EditRef id="e${index - 1}"/></val:Edit>`;
      return `<val:Edit id="e${index}" ${inner}`;
    }).join('');
    expect(offeredStrategies(readFixatdl(fileText({ edits })))).toEqual([]);
    const controls = control('c', 'Label_t').repeat(1_001);
    expect(checkFixatdl(fileText({ controls }))).toMatchObject([
      { message: 'S has 1001 parameters or controls, 1000 at most.' },
    ]);
  });

  it('[FA9] a file with faults without end has findings with an end', () => {
    const text = fileText({ parameters: '<Extension/>'.repeat(5_000) });
    expect(checkFixatdl(text).length).toBeLessThan(1_100);
  });
});
