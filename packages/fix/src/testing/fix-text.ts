import { asciiBytes, readText } from '../codec/ascii.ts';
import { FixWriter } from '../codec/fix-writer.ts';

/** A message from its fields behind BodyLength, written with `|` between them: `35=0|34=1`. */
export function fixBytes(fields: string, beginString = 'FIX.4.4'): Uint8Array {
  return new FixWriter().fields(fieldBytes(fields)).takeMessage(beginString);
}

/** Fields alone, as a body. */
export function fieldBytes(fields: string): Uint8Array {
  return fields === '' ? new Uint8Array(0) : asciiBytes(`${fields.replaceAll('|', '\u0001')}\u0001`);
}

/** Bytes as they are read in a log. */
export function shownBytes(bytes: Uint8Array): string {
  return readText(bytes, 0, bytes.length).replaceAll('\u0001', '|');
}
