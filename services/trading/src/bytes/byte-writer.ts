import { BITS_PADDING, bytesOfBits, writeBits } from './bits.ts';

const FIRST_BYTES = 4_096;

/** Writes bytes into memory that is used again for the next page. */
export class ByteWriter {
  #buffer = Buffer.alloc(FIRST_BYTES);
  #end = 0;

  get end(): number {
    return this.#end;
  }

  start(): void {
    this.#end = 0;
  }

  byte(value: number): void {
    this.#room(1);
    this.#end = this.#buffer.writeUInt8(value, this.#end);
  }

  uint16(value: number): void {
    this.#room(2);
    this.#end = this.#buffer.writeUInt16LE(value, this.#end);
  }

  uint32(value: number): void {
    this.#room(4);
    this.#end = this.#buffer.writeUInt32LE(value, this.#end);
  }

  double(value: number): void {
    this.#room(8);
    this.#end = this.#buffer.writeDoubleLE(value, this.#end);
  }

  bytes(bytes: Uint8Array): void {
    this.#room(bytes.length);
    this.#buffer.set(bytes, this.#end);
    this.#end += bytes.length;
  }

  bits(values: Uint16Array | Float64Array, bits: number): void {
    const start = this.leaveOut(bytesOfBits(values.length, bits));
    if (bits > 0) writeBits(this.#buffer, start, values, bits);
  }

  /** Leaves out so many bytes, which are zero. Returns where they begin. */
  leaveOut(count: number): number {
    this.#room(count);
    this.#buffer.fill(0, this.#end, this.#end + count);
    this.#end += count;
    return this.#end - count;
  }

  setUint32(at: number, value: number): void {
    this.#buffer.writeUInt32LE(value, at);
  }

  /** A copy of what was written, with room for reading bits behind it. */
  taken(): Uint8Array<ArrayBuffer> {
    this.leaveOut(BITS_PADDING);
    return new Uint8Array(this.#buffer.subarray(0, this.#end));
  }

  #room(count: number): void {
    if (this.#end + count <= this.#buffer.length) return;
    const grown = Buffer.alloc(Math.max(2 * this.#buffer.length, this.#end + count));
    grown.set(this.#buffer.subarray(0, this.#end));
    this.#buffer = grown;
  }
}
