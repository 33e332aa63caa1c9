import { FixMessage } from '@meridian/fix/codec/fix-message';
import { FixWriter } from '@meridian/fix/codec/fix-writer';
import { Framer } from '@meridian/fix/codec/framer';
import { utcTimestamp } from '@meridian/fix/codec/utc-timestamp';
import { standardDictionary } from '@meridian/fix/dictionary/standard-dictionaries';
import { validate } from '@meridian/fix/dictionary/validate';
import { STRICT_RULES } from '@meridian/fix/dictionary/validation-rules';

const COUNT = 100;
const AT_MS = Date.UTC(2026, 0, 5, 10);
const writer = new FixWriter();

/** The fields of an order behind its header. */
export function writeOrder(into: FixWriter, id: number): FixWriter {
  return into
    .text(11, `ORDER-${id}`)
    .text(1, 'FUND-A')
    .text(21, '1')
    .text(55, 'MSFT')
    .text(54, '1')
    .text(60, utcTimestamp(AT_MS))
    .integer(38, 100)
    .text(40, '2')
    .text(44, '421.37')
    .text(59, '0');
}

/** A whole NewOrderSingle of FIX 4.4. */
export function newOrder(id: number): Uint8Array {
  writer.clear().text(35, 'D').text(49, 'DESK').text(56, 'BROKER').integer(34, id).text(52, utcTimestamp(AT_MS));
  return writeOrder(writer, id).takeMessage('FIX.4.4');
}

/** Whole passes until the time is over; the first third warms up. */
export function perSecond(count: number, forMs: number, pass: () => void): number {
  const warmUntil = performance.now() + forMs / 3;
  while (performance.now() < warmUntil) pass();
  const began = performance.now();
  let passes = 0;
  while (performance.now() - began < forMs) {
    pass();
    passes += 1;
  }
  return (passes * count * 1_000) / (performance.now() - began);
}

function stream(): Uint8Array {
  return Uint8Array.from(Array.from({ length: COUNT }, (_, id) => [...newOrder(id + 1_000_000)]).flat());
}

/** Messages a second: framed and three fields read; the same with all rules of the dictionary; written. */
export function measureCodec(forMs: number) {
  const bytes = stream();
  const dictionary = standardDictionary('FIX.4.4');
  let seen = 0;
  const read = (isChecked: boolean) => () => {
    for (const framed of new Framer().push(bytes)) {
      if (framed.kind !== 'message') throw new Error(framed.why);
      const message = new FixMessage(framed.bytes);
      seen += (message.integer(38) ?? 0) + (message.text(11)?.length ?? 0) + (message.text(44)?.length ?? 0);
      if (isChecked && validate(message, dictionary, STRICT_RULES) !== null) throw new Error('The order is not valid');
    }
  };
  const parsed = perSecond(COUNT, forMs, read(false));
  const checked = perSecond(COUNT, forMs, read(true));
  let id = 1_000_000;
  const written = perSecond(COUNT, forMs, () => {
    for (let sent = 0; sent < COUNT; sent += 1) newOrder((id += 1));
  });
  const both = perSecond(COUNT, forMs, () => {
    const framer = new Framer();
    for (let sent = 0; sent < COUNT; sent += 1) {
      const [framed] = framer.push(newOrder((id += 1)));
      if (framed?.kind !== 'message') throw new Error('The order is not framed');
      seen += new FixMessage(framed.bytes).integer(38) ?? 0;
    }
  });
  if (seen === 0) throw new Error('Nothing was read');
  return { parsed, checked, written, both };
}
