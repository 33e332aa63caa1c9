import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jwtPayload } from './jwt-payload.ts';

const HEADER = 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9';

/** RFC 4648, implemented independently of the code under test. */
function base64Url(text: string): string {
  const bits = [...encodeURIComponent(text).matchAll(/%([0-9A-F]{2})|([^%])/g)]
    .map(([, hex, plain]) => (hex === undefined ? (plain ?? '').charCodeAt(0) : Number.parseInt(hex, 16)))
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('');
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  return (bits.match(/.{1,6}/g) ?? []).map((six) => alphabet[Number.parseInt(six.padEnd(6, '0'), 2)]).join('');
}

describe('jwtPayload', () => {
  it('reads the well-known example', () => {
    const token = `${HEADER}.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.signature`;
    expect(jwtPayload(token)).toEqual({ sub: '1234567890', name: 'John Doe', iat: 1516239022 });
  });

  it('reads names in any script', () => {
    expect(jwtPayload(`${HEADER}.${base64Url('{"name":"渡辺 Zoë 🎌"}')}.x`)).toEqual({ name: '渡辺 Zoë 🎌' });
  });

  it('reads padded and plain base64 too', () => {
    expect(jwtPayload('a.eyJhIjoiPj4+In0=.c')).toEqual({ a: '>>>' });
  });

  it.each([
    ['', 'blank'],
    ['abc', 'one segment'],
    ['a.b', 'two segments'],
    ['a.!!!.c', 'no base64'],
    [`a.${base64Url('[1]')}.c`, 'an array'],
    [`a.${base64Url('"x"')}.c`, 'a string'],
    [`a.${base64Url('{')}.c`, 'broken JSON'],
    ['a._-_-.c', 'no UTF-8'],
    ['a..c', 'an empty segment'],
    [null, 'nothing'],
    [undefined, 'missing'],
  ])('gives null for %j (%s)', (token, _why) => {
    expect(jwtPayload(token)).toBeNull();
  });

  it('refuses a segment that is too long', () => {
    expect(jwtPayload(`a.${'A'.repeat(20_000)}.c`)).toBeNull();
  });

  it('reads back every payload and never throws', () => {
    const payload = fc.dictionary(fc.stringMatching(/^[a-z_]{1,8}$/), fc.string({ unit: 'grapheme' }));
    fc.assert(
      fc.property(payload, (given) => {
        expect(jwtPayload(`a.${base64Url(JSON.stringify(given))}.c`)).toEqual({ ...given });
      }),
    );
    fc.assert(fc.property(fc.string(), (text) => jwtPayload(`a.${text}.c`) !== undefined));
  });
});
