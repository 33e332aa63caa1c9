import { EQUALS, readDigits, readInteger, readText, SOH } from './ascii.ts';
import { dataFieldOf } from './data-fields.ts';

const TAG = 0;
const START = 1;
const END = 2;
const WIDTH = 3;
const MAX_TAG_DIGITS = 9;

/** The tag of a field that does not begin with digits and an equals sign. */
export const UNREADABLE_TAG = 0;

let scratch = new Int32Array(256 * WIDTH);

/** A framed message. Its fields are found at the first question, and a value becomes text only when it is asked for. */
export class FixMessage {
  readonly bytes: Uint8Array;
  #fields: Int32Array | null = null;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  get count(): number {
    return this.#index().length / WIDTH;
  }

  tagAt(field: number): number {
    return this.#index()[field * WIDTH + TAG] ?? UNREADABLE_TAG;
  }

  startAt(field: number): number {
    return this.#index()[field * WIDTH + START] ?? 0;
  }

  endAt(field: number): number {
    return this.#index()[field * WIDTH + END] ?? 0;
  }

  /** Where the first field with a tag is, among the fields of a range; −1 without one. */
  find(tag: number, from = 0, to = this.count): number {
    const index = this.#index();
    for (let field = from; field < to; field += 1) if (index[field * WIDTH] === tag) return field;
    return -1;
  }

  has(tag: number): boolean {
    return this.find(tag) >= 0;
  }

  textAt(field: number): string {
    return readText(this.bytes, this.startAt(field), this.endAt(field));
  }

  text(tag: number): string | null {
    const field = this.find(tag);
    return field < 0 ? null : this.textAt(field);
  }

  /** Null for a field that is not there or holds something else than an integer. */
  integer(tag: number): number | null {
    const field = this.find(tag);
    return field < 0 ? null : readInteger(this.bytes, this.startAt(field), this.endAt(field));
  }

  /** Whether a field holds exactly one letter, as flags do. */
  isLetter(tag: number, letter: string): boolean {
    const field = this.find(tag);
    if (field < 0) return false;
    const start = this.startAt(field);
    return this.endAt(field) - start === 1 && this.bytes[start] === letter.charCodeAt(0);
  }

  /** The bytes of a data field, as they are. */
  data(tag: number): Uint8Array | null {
    const field = this.find(tag);
    return field < 0 ? null : this.bytes.subarray(this.startAt(field), this.endAt(field));
  }

  /** The tag as it was sent, also one that cannot be read. */
  sentTag(field: number): string {
    const from = field === 0 ? 0 : this.endAt(field - 1) + 1;
    const equals = this.bytes.indexOf(EQUALS, from);
    const to = equals < 0 || equals > this.endAt(field) ? this.endAt(field) : equals;
    return readText(this.bytes, from, to);
  }

  get type(): string {
    return this.text(35) ?? '';
  }

  #index(): Int32Array {
    this.#fields ??= indexOf(this.bytes);
    return this.#fields;
  }
}

function indexOf(bytes: Uint8Array): Int32Array {
  let at = 0;
  let size = 0;
  let dataTag = 0;
  let dataLength = 0;
  while (at < bytes.length) {
    if (size + WIDTH > scratch.length) scratch = grown(scratch);
    let equals = at;
    let tag = 0;
    while (equals < bytes.length) {
      const digit = (bytes[equals] ?? 0) - 48;
      if (digit < 0 || digit > 9) break;
      tag = tag * 10 + digit;
      equals += 1;
    }
    const isTag = bytes[equals] === EQUALS && equals > at && equals - at <= MAX_TAG_DIGITS && bytes[at] !== 48;
    const start = isTag ? equals + 1 : at;
    let end = isTag && tag === dataTag ? start + dataLength : start;
    if (end > start ? bytes[end] !== SOH : true) {
      end = start;
      while (end < bytes.length && bytes[end] !== SOH) end += 1;
    }
    scratch[size + TAG] = isTag ? tag : UNREADABLE_TAG;
    scratch[size + START] = start;
    scratch[size + END] = end;
    size += WIDTH;
    dataTag = isTag ? dataFieldOf(tag) : 0;
    if (dataTag !== 0) dataLength = readDigits(bytes, start, end) ?? 0;
    at = end + 1;
  }
  return scratch.slice(0, size);
}

/** A frame is at most 64 KB, so that the scratch stays below 32,768 fields. */
function grown(from: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(from.length * 2);
  larger.set(from);
  return larger;
}
