import { checkSumOf, EQUALS, readDigits, SOH } from './ascii.ts';
import { dataFieldOf } from './data-fields.ts';

/** From `8=` to the end of the CheckSum field. */
export const MAX_FRAME_BYTES = 65_536;

export type Framed =
  | { readonly kind: 'message'; readonly bytes: Uint8Array }
  | { readonly kind: 'garbled'; readonly byteCount: number; readonly why: string };

type Verdict =
  | { readonly kind: 'whole'; readonly end: number }
  | { readonly kind: 'more' }
  | { readonly kind: 'garbled'; readonly why: string };

const EMPTY = new Uint8Array(0);
const MORE: Verdict = { kind: 'more' };
/** The length of `10=000` and its end. */
const TRAILER_BYTES = 7;
/** Longer than any `8=FIXT.1.1|9=000000|35=`. */
const MAX_HEAD_BYTES = 32;
const MAX_LENGTH_DIGITS = 6;
const START = Uint8Array.of(56, EQUALS, 70, 73, 88);

/**
 * Cuts a stream into messages, however it arrives. What is not a message is skipped up to the next `8=FIX` and told
 * once, without a sequence number.
 */
export class Framer {
  #held: Uint8Array = EMPTY;
  #heldTo = 0;
  /** How far the first, unfinished message was looked through for an early CheckSum. */
  #walked = 0;
  #skipped = 0;
  #skippedWhy = '';

  /** Messages of one chunk of the stream. Their bytes are valid as long as the chunk is not changed. */
  push(chunk: Uint8Array): Framed[] {
    const found: Framed[] = [];
    if (this.#heldTo === 0) {
      const rest = this.#read(chunk, chunk.length, false, found);
      if (rest < chunk.length) this.#hold(chunk.subarray(rest));
      return found;
    }
    this.#hold(chunk);
    const rest = this.#read(this.#held, this.#heldTo, true, found);
    if (rest > 0) {
      this.#held.copyWithin(0, rest, this.#heldTo);
      this.#heldTo -= rest;
      if (this.#heldTo === 0) this.#held = EMPTY;
    }
    return found;
  }

  /** Bytes that wait for the rest of their message. */
  get heldBytes(): number {
    return this.#heldTo;
  }

  #hold(chunk: Uint8Array): void {
    const size = this.#heldTo + chunk.length;
    if (size > this.#held.length) {
      const larger = new Uint8Array(Math.max(size, Math.min(2 * this.#held.length, 2 * MAX_FRAME_BYTES), 1_024));
      larger.set(this.#held.subarray(0, this.#heldTo));
      this.#held = larger;
    }
    this.#held.set(chunk, this.#heldTo);
    this.#heldTo = size;
  }

  #read(bytes: Uint8Array, to: number, isHeld: boolean, found: Framed[]): number {
    let at = 0;
    while (at < to) {
      const start = nextStart(bytes, at, to);
      if (start > at) this.#skip(start - at, 'No message begins here.');
      at = start;
      if (at === to) break;
      const verdict = this.#frameAt(bytes, at, to);
      if (verdict.kind === 'more') break;
      this.#walked = 0;
      if (verdict.kind === 'garbled') {
        this.#skip(1, verdict.why);
        at += 1;
        continue;
      }
      this.#tellSkipped(found);
      // Held bytes move on, so that a message cut from them needs a copy of its own.
      found.push({ kind: 'message', bytes: isHeld ? bytes.slice(at, verdict.end) : bytes.subarray(at, verdict.end) });
      at = verdict.end;
    }
    this.#tellSkipped(found);
    return at;
  }

  #skip(byteCount: number, why: string): void {
    if (this.#skipped === 0) this.#skippedWhy = why;
    this.#skipped += byteCount;
  }

  #tellSkipped(found: Framed[]): void {
    if (this.#skipped === 0) return;
    found.push({ kind: 'garbled', byteCount: this.#skipped, why: this.#skippedWhy });
    this.#skipped = 0;
  }

  #frameAt(bytes: Uint8Array, start: number, to: number): Verdict {
    const head = bodyOf(bytes, start, to);
    if (head.kind !== 'body') return head;
    const trailer = head.from + head.length;
    if (trailer + TRAILER_BYTES - start > MAX_FRAME_BYTES) return garbled('The message is longer than 64 KB.');
    if (trailer + TRAILER_BYTES > to) {
      return this.#hasEarlyCheckSum(bytes, start, head.from, to)
        ? garbled('The message ends before its BodyLength.')
        : MORE;
    }
    return wholeOr(bytes, start, trailer);
  }

  /** A CheckSum inside of the body means that BodyLength is wrong; waiting for the rest would swallow what follows. */
  #hasEarlyCheckSum(bytes: Uint8Array, start: number, bodyFrom: number, to: number): boolean {
    let at = Math.max(start + this.#walked, bodyFrom);
    while (at < to) {
      const end = fieldEnd(bytes, at, to);
      if (end < 0) break;
      if (isCheckSum(bytes, at)) return true;
      at = end + 1;
    }
    this.#walked = at - start;
    return false;
  }
}

function garbled(why: string): Verdict {
  return { kind: 'garbled', why };
}

/** Where `8=FIX`, or its beginning at the end of the bytes, is found. */
function nextStart(bytes: Uint8Array, from: number, to: number): number {
  for (let at = bytes.indexOf(56, from); at >= 0 && at < to; at = bytes.indexOf(56, at + 1)) {
    let matched = 0;
    while (matched < START.length && at + matched < to && bytes[at + matched] === START[matched]) matched += 1;
    if (matched === START.length || at + matched === to) return at;
  }
  return to;
}

type Head = Verdict | { readonly kind: 'body'; readonly from: number; readonly length: number };

/** The first three fields, in their order. */
function bodyOf(bytes: Uint8Array, start: number, to: number): Head {
  const headTo = Math.min(to, start + MAX_HEAD_BYTES);
  const unfinished = (): Verdict => (headTo === to && to - start < MAX_HEAD_BYTES ? MORE : garbled('No BodyLength.'));
  const versionEnd = endOf(bytes, start, headTo);
  if (versionEnd < 0) return unfinished();
  const lengthAt = versionEnd + 1;
  if (lengthAt + 1 >= headTo) return unfinished();
  if (bytes[lengthAt] !== 57 || bytes[lengthAt + 1] !== EQUALS) return garbled('BodyLength is not the second field.');
  const lengthEnd = endOf(bytes, lengthAt, headTo);
  if (lengthEnd < 0) return unfinished();
  const length = readDigits(bytes, lengthAt + 2, lengthEnd);
  if (length === null || lengthEnd - lengthAt - 2 > MAX_LENGTH_DIGITS) return garbled('BodyLength is not a number.');
  const from = lengthEnd + 1;
  if (from + 2 >= to) return MORE;
  if (bytes[from] !== 51 || bytes[from + 1] !== 53 || bytes[from + 2] !== EQUALS) {
    return garbled('MsgType is not the third field.');
  }
  return { kind: 'body', from, length };
}

function endOf(bytes: Uint8Array, from: number, to: number): number {
  for (let at = from; at < to; at += 1) if (bytes[at] === SOH) return at;
  return -1;
}

/** The end of a field that begins at a place, its data counted by their length; −1 while it is not all there. */
function fieldEnd(bytes: Uint8Array, from: number, to: number): number {
  const end = bytes.indexOf(SOH, from);
  if (end < 0 || end >= to) return -1;
  const equals = bytes.indexOf(EQUALS, from);
  const tag = equals < 0 || equals > end ? null : readDigits(bytes, from, equals);
  const dataTag = tag === null ? 0 : dataFieldOf(tag);
  const length = dataTag === 0 ? null : readDigits(bytes, equals + 1, end);
  if (length === null || length === 0) return end;
  const dataEquals = bytes.indexOf(EQUALS, end + 1);
  if (dataEquals < 0 || dataEquals >= to) return -1;
  if (readDigits(bytes, end + 1, dataEquals) !== dataTag) return end;
  const dataEnd = dataEquals + 1 + length;
  if (dataEnd >= to) return -1;
  return bytes[dataEnd] === SOH ? dataEnd : end;
}

function isCheckSum(bytes: Uint8Array, at: number): boolean {
  return bytes[at] === 49 && bytes[at + 1] === 48 && bytes[at + 2] === EQUALS;
}

function wholeOr(bytes: Uint8Array, start: number, trailer: number): Verdict {
  if (bytes[trailer - 1] !== SOH || !isCheckSum(bytes, trailer) || bytes[trailer + 6] !== SOH) {
    return garbled('BodyLength does not lead to the CheckSum.');
  }
  const sent = readDigits(bytes, trailer + 3, trailer + 6);
  if (sent !== checkSumOf(bytes, start, trailer)) return garbled('The CheckSum is wrong.');
  return { kind: 'whole', end: trailer + TRAILER_BYTES };
}
