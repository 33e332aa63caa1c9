import { type JsonRecord, parseJsonRecord } from './json-text.ts';
import type { Maybe } from './maybe.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** A session token is below 2 KB. Far longer texts are not decoded. */
const MAX_SEGMENT_LENGTH = 16_384;

function base64UrlBytes(text: string): readonly number[] | null {
  const bytes: number[] = [];
  let bits = 0;
  let held = 0;
  for (const character of text.replace(/=+$/, '').replaceAll('+', '-').replaceAll('/', '_')) {
    const value = ALPHABET.indexOf(character);
    if (value < 0) return null;
    held = ((held << 6) | value) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((held >> bits) & 0xff);
  }
  return bytes;
}

function utf8Text(bytes: readonly number[]): string | null {
  try {
    return decodeURIComponent(bytes.map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));
  } catch {
    return null;
  }
}

/** The payload of a token, for display only. Its signature is not checked here, so it must not be trusted. */
export function jwtPayload(token: Maybe<string>): JsonRecord | null {
  const segments = token?.split('.') ?? [];
  const middle = segments[1];
  if (segments.length !== 3 || middle === undefined || middle.length > MAX_SEGMENT_LENGTH) return null;
  const bytes = base64UrlBytes(middle);
  return bytes === null ? null : parseJsonRecord(utf8Text(bytes));
}
