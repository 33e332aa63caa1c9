import { asciiBytes, checkSumOf, SOH } from './ascii.ts';
import { lengthFieldOf } from './data-fields.ts';

/** Room for `8=FIXT.1.1|9=65536|` in front of the body. */
const HEAD_BYTES = 24;
const MAX_CACHED_TAG = 50_000;
const tagTexts: (Uint8Array | undefined)[] = [];

function tagText(tag: number): Uint8Array {
  const known = tagTexts[tag];
  if (known !== undefined) return known;
  const made = asciiBytes(`${tag}=`);
  if (tag < MAX_CACHED_TAG) tagTexts[tag] = made;
  return made;
}

/** Whether a text can be the value of a field: one byte a character, not empty, without the end of a field. */
export function isFixText(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === SOH || code > 255) return false;
  }
  return text.length > 0;
}

/** Writes fields as bytes, then a whole message around them. One writer is used again and again. */
export class FixWriter {
  #bytes = new Uint8Array(1_024);
  #at = HEAD_BYTES;

  clear(): this {
    this.#at = HEAD_BYTES;
    return this;
  }

  /** Throws for a text that would cut the message; whoever takes texts from outside asks isFixText first. */
  text(tag: number, value: string): this {
    this.#tag(tag, value.length);
    if (value.length === 0) throw new RangeError(`Field ${tag} has no value.`);
    const bytes = this.#bytes;
    let at = this.#at;
    for (let index = 0; index < value.length; index += 1) {
      const code = value.charCodeAt(index);
      if (code === SOH || code > 255) throw new RangeError(`Field ${tag} holds a character that FIX cannot carry.`);
      bytes[at++] = code;
    }
    bytes[at] = SOH;
    this.#at = at + 1;
    return this;
  }

  integer(tag: number, value: number): this {
    if (!Number.isSafeInteger(value) || value < 0) return this.text(tag, String(value));
    let digits = 1;
    for (let rest = value; rest >= 10; rest /= 10) digits += 1;
    this.#tag(tag, digits);
    let rest = value;
    for (let at = this.#at + digits - 1; at >= this.#at; at -= 1) {
      this.#bytes[at] = 48 + (rest % 10);
      rest = Math.floor(rest / 10);
    }
    this.#bytes[this.#at + digits] = SOH;
    this.#at += digits + 1;
    return this;
  }

  /** A data field behind its length, which may hold any byte. */
  data(tag: number, value: Uint8Array): this {
    const lengthTag = lengthFieldOf(tag);
    if (lengthTag === 0) throw new RangeError(`Field ${tag} is not a data field.`);
    return this.integer(lengthTag, value.length).bytes(tag, value);
  }

  /** A value that is bytes already. */
  bytes(tag: number, value: Uint8Array): this {
    this.#tag(tag, value.length);
    this.#bytes.set(value, this.#at);
    this.#bytes[this.#at + value.length] = SOH;
    this.#at += value.length + 1;
    return this;
  }

  /** Fields that are bytes already, each with its end. */
  fields(value: Uint8Array): this {
    this.#reserve(value.length);
    this.#bytes.set(value, this.#at);
    this.#at += value.length;
    return this;
  }

  /** The fields alone, as a body that a session puts its header before. */
  takeFields(): Uint8Array {
    const body = this.#bytes.slice(HEAD_BYTES, this.#at);
    this.clear();
    return body;
  }

  /** The whole message, with BodyLength and CheckSum. The fields begin with MsgType. */
  takeMessage(beginString: string): Uint8Array {
    const head = `8=${beginString}\u00019=${this.#at - HEAD_BYTES}\u0001`;
    const from = HEAD_BYTES - head.length;
    for (let at = 0; at < head.length; at += 1) this.#bytes[from + at] = head.charCodeAt(at);
    const sum = checkSumOf(this.#bytes, from, this.#at);
    this.#tag(10, 3);
    this.#bytes[this.#at] = 48 + Math.floor(sum / 100);
    this.#bytes[this.#at + 1] = 48 + (Math.floor(sum / 10) % 10);
    this.#bytes[this.#at + 2] = 48 + (sum % 10);
    this.#bytes[this.#at + 3] = SOH;
    const message = this.#bytes.slice(from, this.#at + 4);
    this.clear();
    return message;
  }

  #tag(tag: number, valueLength: number): void {
    const text = tagText(tag);
    this.#reserve(text.length + valueLength + 1);
    const bytes = this.#bytes;
    let at = this.#at;
    // For so few bytes a loop costs less than a call.
    for (let index = 0; index < text.length; index += 1) bytes[at++] = text[index] ?? 0;
    this.#at = at;
  }

  #reserve(more: number): void {
    const wanted = this.#at + more;
    if (wanted <= this.#bytes.length) return;
    const larger = new Uint8Array(Math.max(wanted, 2 * this.#bytes.length));
    larger.set(this.#bytes);
    this.#bytes = larger;
  }
}
