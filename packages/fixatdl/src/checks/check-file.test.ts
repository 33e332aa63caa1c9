import { describe, expect, it } from 'vitest';
import { offeredStrategies, readFixatdl } from '../read-fixatdl.ts';
import { faultyFiles, qtyField } from '../testing/faulty-files.ts';
import { fileText, parameter } from '../testing/small-file.ts';

describe('checks of a file', () => {
  it.each(faultyFiles)('%s is told by its line', (_, kind, line, parts, says) => {
    const result = readFixatdl(fileText(parts));
    expect(result.findings.map(({ message }) => message).join('\n')).toContain(says);
    const found = result.findings.find(({ message }) => message.includes(says));
    expect(found).toMatchObject({ kind, line });
    expect(offeredStrategies(result).map(({ name }) => name)).toEqual(kind === 'note' ? ['S'] : []);
  });

  it('[FA98] without a tag a parameter travels in the group, where the broker takes it', () => {
    const parts = {
      parameters: parameter('Q', 'Qty_t', 'noTag'),
      controls: qtyField,
      attributes: 'tag957Support="true"',
    };
    expect(readFixatdl(fileText(parts)).findings).toEqual([]);
  });

  it('[FA99] places and types that there are not are told', () => {
    const filters =
      '<Regions><Region name="TheAmericas" inclusion="Include"><Country CountryCode="USA" inclusion="Include"/></Region></Regions>' +
      '<Markets><Market MICCode="NYSE1" inclusion="Include"/></Markets>' +
      '<SecurityTypes><SecurityType name="SHARE" inclusion="Include"/></SecurityTypes>';
    expect(readFixatdl(fileText({ parameters: filters })).findings.map(({ message }) => message)).toEqual([
      'CountryCode is two letters such as US, not “USA”.',
      'MICCode is four letters such as XNYS, not “NYSE1”.',
      'SHARE is not a security type of FIX (167).',
    ]);
  });
});
