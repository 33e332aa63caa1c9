import type { FixVersion } from '../fix-version.ts';
import { Dictionary } from './dictionary.ts';
import type { DictionaryData } from './dictionary-data.ts';
import { parseDictionaryText } from './dictionary-text.ts';
import { FIX42 } from './generated/fix42.ts';
import { FIX44 } from './generated/fix44.ts';
import { FIX50SP2 } from './generated/fix50sp2.ts';
import { FIXT11 } from './generated/fixt11.ts';

const known = new Map<FixVersion, Dictionary>();

/** The facts of a version: FIXT.1.1 is its session layer with the messages of FIX 5.0 SP2. */
export function standardData(version: FixVersion): DictionaryData {
  if (version === 'FIX.4.2') return parseDictionaryText(FIX42);
  if (version === 'FIX.4.4') return parseDictionaryText(FIX44);
  const session = parseDictionaryText(FIXT11);
  const application = parseDictionaryText(FIX50SP2);
  return {
    version,
    fields: new Map([...application.fields, ...session.fields]),
    groups: new Map([...application.groups, ...session.groups]),
    components: new Map([...application.components, ...session.components]),
    messages: new Map([...application.messages, ...session.messages]),
    header: session.header,
    trailer: session.trailer,
  };
}

/** The dictionary of a version without additions, read once. */
export function standardDictionary(version: FixVersion): Dictionary {
  const found = known.get(version) ?? new Dictionary(standardData(version));
  known.set(version, found);
  return found;
}
