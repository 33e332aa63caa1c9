import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fixBytes, shownBytes } from '../testing/fix-text.ts';
import { asciiBytes } from './ascii.ts';
import { dataFieldOf, lengthFieldOf } from './data-fields.ts';
import { FixMessage, UNREADABLE_TAG } from './fix-message.ts';
import { FixWriter, isFixText } from './fix-writer.ts';
import { Framer } from './framer.ts';
import { readUtcTimestamp, utcTimestamp } from './utc-timestamp.ts';

function timestampMs(text: string): number | null {
  return readUtcTimestamp(asciiBytes(text), 0, text.length);
}

describe('FixMessage', () => {
  const message = new FixMessage(fixBytes('35=D|34=7|11=A1|44=-3|95=5|96=a|b=c|58=last'));

  it('finds fields by their tag', () => {
    expect(message.type).toBe('D');
    expect(message.integer(34)).toBe(7);
    expect(message.integer(44)).toBe(-3);
    expect(message.text(58)).toBe('last');
    expect(message.text(999)).toBeNull();
    expect(message.integer(11)).toBeNull();
    expect(message.isLetter(35, 'D')).toBe(true);
  });

  it('reads a data field with the end of a field inside of it', () => {
    expect([...(message.data(96) ?? [])]).toEqual([97, 1, 98, 61, 99]);
    expect(message.data(1)).toBeNull();
  });

  it('keeps a data field whose length is wrong as the bytes up to its end', () => {
    expect(new FixMessage(fixBytes('35=B|95=90|96=abc|58=x')).text(96)).toBe('abc');
  });

  it.each([['-1=HI'], ['0=HI'], ['x=HI'], ['nothing'], ['1234567890=HI']])(
    'marks the unreadable tag of %s',
    (field) => {
      const broken = new FixMessage(fixBytes(`35=0|${field}|112=A`));
      const at = broken.find(UNREADABLE_TAG);
      expect(broken.sentTag(at)).toBe(field.split('=')[0]);
      expect(broken.text(112)).toBe('A');
    },
  );
});

describe('FixWriter', () => {
  it('computes BodyLength and CheckSum', () => {
    const bytes = new FixWriter().text(35, '0').integer(34, 12).takeMessage('FIX.4.2');
    expect(shownBytes(bytes)).toBe('8=FIX.4.2|9=11|35=0|34=12|10=214|');
  });

  it('refuses a text that would cut the message', () => {
    expect(isFixText('a\u0001b')).toBe(false);
    expect(isFixText('')).toBe(false);
    expect(isFixText('€')).toBe(false);
    expect(() => new FixWriter().text(58, 'a\u000110=000')).toThrow(RangeError);
    expect(() => new FixWriter().text(58, '')).toThrow(RangeError);
  });

  it('knows the length field of each data field', () => {
    expect(dataFieldOf(95)).toBe(96);
    expect(lengthFieldOf(91)).toBe(90);
    expect(lengthFieldOf(213)).toBe(212);
    expect(() => new FixWriter().data(58, new Uint8Array(1))).toThrow(RangeError);
  });

  it('is the inverse of reading, for any fields', () => {
    const tag = fc
      .integer({ min: 11, max: 9_999 })
      .filter((each) => dataFieldOf(each) === 0 && lengthFieldOf(each) === 0 && each !== 35);
    const text = fc.string({
      minLength: 1,
      maxLength: 30,
      unit: fc.integer({ min: 2, max: 255 }).map((code) => String.fromCharCode(code)),
    });
    const field = fc.oneof(
      fc.record({ kind: fc.constant('text' as const), tag, value: text }),
      fc.record({ kind: fc.constant('integer' as const), tag, value: fc.maxSafeInteger() }),
      fc.record({
        kind: fc.constant('data' as const),
        tag: fc.constantFrom(96, 91, 213),
        value: fc.uint8Array({ maxLength: 40 }),
      }),
    );
    fc.assert(
      fc.property(fc.array(field, { maxLength: 20 }), (fields) => {
        const writer = new FixWriter().text(35, 'B');
        for (const each of fields) {
          if (each.kind === 'text') writer.text(each.tag, each.value);
          else if (each.kind === 'integer') writer.integer(each.tag, each.value);
          else writer.data(each.tag, each.value);
        }
        const [found] = new Framer().push(writer.takeMessage('FIXT.1.1'));
        if (found?.kind !== 'message') throw new Error('Not framed');
        const message = new FixMessage(found.bytes);
        let at = 3;
        for (const each of fields) {
          if (each.kind === 'data') at += 1;
          expect(message.tagAt(at)).toBe(each.tag);
          const value = message.bytes.slice(message.startAt(at), message.endAt(at));
          expect(value).toEqual(each.kind === 'data' ? each.value : asciiBytes(String(each.value)));
          at += 1;
        }
        expect(message.count).toBe(at + 1);
      }),
      { numRuns: 300 },
    );
  });
});

describe('timestamps', () => {
  it('writes and reads the same millisecond', () => {
    const range = { min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true };
    fc.assert(
      fc.property(fc.date(range), (date) => {
        expect(timestampMs(utcTimestamp(date.getTime()))).toBe(date.getTime());
      }),
    );
  });

  it.each([
    ['20260105-10:00:00', Date.UTC(2026, 0, 5, 10)],
    ['20260105-10:00:00.123456789', Date.UTC(2026, 0, 5, 10, 0, 0, 123)],
    ['20161231-23:59:60', Date.UTC(2017, 0, 1)],
    ['20260230-10:00:00', null],
    ['20260105-24:00:00', null],
    ['20260105-10:00', null],
    ['20260105 10:00:00', null],
    ['20260105-10:00:00.', null],
  ])('reads %s', (text, expected) => expect(timestampMs(text)).toBe(expected));
});
