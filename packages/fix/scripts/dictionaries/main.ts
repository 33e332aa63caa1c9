import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DictionaryData } from '../../src/dictionary/dictionary-data.ts';
import { dictionaryText } from '../../src/dictionary/dictionary-text.ts';
import { importOrchestra } from '../../src/dictionary/orchestra.ts';
import { readXml } from '../../src/dictionary/xml.ts';
import { dataFieldPairs } from './data-field-pairs.ts';
import { readQuickfixForm } from './quickfix-form.ts';

/**
 * Writes the dictionaries in `src/dictionary/generated` from a folder with Orchestra files of FIX 4.2, FIX 4.4 and the
 * FIXT session layer, and FIX 5.0 SP2 in QuickFIX's form: `node packages/fix/scripts/dictionaries/main.ts FOLDER`.
 */
const folder = process.argv[2];
if (folder === undefined) throw new Error('Name the folder of the dictionaries.');
const generated = fileURLToPath(new URL('../../src/dictionary/generated/', import.meta.url));

function orchestra(name: string): DictionaryData {
  const result = importOrchestra(readFileSync(join(folder ?? '', name), 'utf8'));
  if (result.kind === 'failed') throw new Error(`${name}: ${result.why}`);
  return result.data;
}

function quickfix(name: string): DictionaryData {
  const read = readXml(readFileSync(join(folder ?? '', name), 'utf8'));
  if (read.kind === 'failed') throw new Error(`${name}: ${read.why}`);
  return readQuickfixForm(read.root);
}

const dictionaries = {
  fix42: orchestra('OrchestraFIX42.xml'),
  fix44: orchestra('OrchestraFIX44.xml'),
  fixt11: { ...orchestra('FIXTSession.xml'), version: 'FIXT.1.1' },
  fix50sp2: { ...quickfix('FIX50SP2.xml'), version: 'FIX.5.0SP2' },
};
for (const [name, data] of Object.entries(dictionaries)) {
  const constant = name.toUpperCase();
  writeFileSync(join(generated, `${name}.ts`), `export const ${constant} = \`${dictionaryText(data)}\`;\n`);
}
const pairs = dataFieldPairs(Object.values(dictionaries));
writeFileSync(join(generated, 'data-field-pairs.ts'), `export const DATA_FIELD_PAIRS = '${pairs}';\n`);
