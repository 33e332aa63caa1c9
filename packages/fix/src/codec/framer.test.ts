import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fixBytes, shownBytes } from '../testing/fix-text.ts';
import { asciiBytes } from './ascii.ts';
import { FixWriter } from './fix-writer.ts';
import { type Framed, Framer, MAX_FRAME_BYTES } from './framer.ts';

function joined(...parts: readonly (Uint8Array | string)[]): Uint8Array {
  const all = parts.map((part) => (typeof part === 'string' ? raw(part) : part));
  const bytes = new Uint8Array(all.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of all) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

function raw(text: string): Uint8Array {
  return asciiBytes(text.replaceAll('|', '\u0001'));
}

function framed(bytes: Uint8Array, size = bytes.length): Framed[] {
  const framer = new Framer();
  const found: Framed[] = [];
  for (let at = 0; at < bytes.length; at += size) found.push(...framer.push(bytes.slice(at, at + size)));
  return found;
}

function messages(found: readonly Framed[]): string[] {
  return found.flatMap((each) => (each.kind === 'message' ? [shownBytes(each.bytes)] : []));
}

const heartbeat = fixBytes('35=0|49=A|56=B|34=2|52=20260105-10:00:00.000');
const order = fixBytes('35=D|49=A|56=B|34=3|52=20260105-10:00:00.000|11=X|55=MSFT');

describe('Framer', () => {
  it('reads messages that arrive together', () => {
    expect(messages(framed(joined(heartbeat, order)))).toEqual([shownBytes(heartbeat), shownBytes(order)]);
  });

  it('skips garbage before a message', () => {
    const found = framed(joined('noise|58=FIX rocks|', heartbeat));
    expect(found[0]).toMatchObject({ kind: 'garbled', byteCount: 19 });
    expect(messages(found)).toEqual([shownBytes(heartbeat)]);
  });

  it.each([
    ['a wrong checksum', joined(heartbeat.slice(0, -4), '000|'), 'CheckSum'],
    ['a BodyLength that is too short', raw(shownBytes(heartbeat).replace(/9=\d+/, '9=20')), 'BodyLength'],
    ['a BodyLength that is no number', raw(shownBytes(heartbeat).replace(/9=\d+/, '9=4x')), 'BodyLength'],
    ['a missing BodyLength', raw(shownBytes(heartbeat).replace(/9=\d+\|/, '')), 'BodyLength'],
    ['another third field', raw(shownBytes(heartbeat).replace('35=0|49=A|', '49=A|35=0|')), 'MsgType'],
  ])('[FX1] skips a message with %s and reads the next', (_what, broken, why) => {
    const found = framed(joined(broken, order));
    expect(messages(found)).toEqual([shownBytes(order)]);
    const garbled = found.filter(({ kind }) => kind === 'garbled');
    expect(garbled).toHaveLength(1);
    expect(JSON.stringify(garbled[0])).toContain(why);
  });

  it('does not wait for the rest of a message whose BodyLength is too long', () => {
    const long = raw(shownBytes(heartbeat).replace(/9=\d+/, '9=9000'));
    expect(messages(framed(joined(long, order)))).toEqual([shownBytes(order)]);
  });

  it('[FX4] does not take an embedded message for the end of its carrier', () => {
    const writer = new FixWriter()
      .text(35, 'B')
      .integer(34, 4)
      .data(96, joined(heartbeat, heartbeat))
      .text(148, 'News');
    const carrier = writer.takeMessage('FIX.4.4');
    for (const size of [1, 7, 40]) expect(messages(framed(joined(carrier, order), size))).toHaveLength(2);
  });

  it('[FX3] skips a message over 64 KB without waiting for it', () => {
    const framer = new Framer();
    expect(framer.push(raw(`8=FIX.4.4|9=${MAX_FRAME_BYTES}|35=B|58=`))).toMatchObject([{ kind: 'garbled' }]);
    expect(messages(framer.push(heartbeat))).toEqual([shownBytes(heartbeat)]);
  });

  it('[FX3] holds at most one message, whatever a stranger sends', () => {
    const framer = new Framer();
    const noise = new Uint8Array(1_000).fill(56);
    for (let count = 0; count < 300; count += 1) framer.push(noise);
    expect(framer.heldBytes).toBeLessThan(10);
    framer.push(raw(`8=FIX.4.4|9=${MAX_FRAME_BYTES - 100}|35=B|58=`));
    for (let count = 0; count < 300; count += 1) framer.push(new Uint8Array(1_000).fill(65));
    expect(framer.heldBytes).toBeLessThan(MAX_FRAME_BYTES);
  });

  it('[FX2] gives the same messages however the stream is cut', () => {
    const part = fc.oneof(
      fc.constant(heartbeat),
      fc.constant(order),
      fc.constant(raw(shownBytes(order).replace(/9=\d+/, '9=9'))),
      fc.constant(raw('8=FIX.4.4|9=30|35=')),
      fc.string({ maxLength: 20 }).map(raw),
      fc
        .uint8Array({ maxLength: 30 })
        .map((data) => new FixWriter().text(35, 'B').data(96, data).takeMessage('FIX.4.2')),
    );
    const cuts = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), cuts, (parts, sizes) => {
        // Two good messages at the end bring out whatever the last cut held back.
        const stream = joined(...parts, heartbeat, heartbeat);
        const framer = new Framer();
        const found: Framed[] = [];
        for (let at = 0, turn = 0; at < stream.length; turn += 1) {
          const size = sizes[turn % sizes.length] ?? 1;
          found.push(...framer.push(stream.slice(at, at + size)));
          at += size;
        }
        const whole = messages(framed(stream));
        const cut = messages(found);
        expect(cut).toEqual(whole);
      }),
      { numRuns: 400 },
    );
  });
});
