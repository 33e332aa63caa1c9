/** Reads without a check for undefined. An index out of range is a bug and reads zero. */
export function intAt(array: Int32Array, index: number): number {
  return array[index] ?? 0;
}

export function addInt(array: Int32Array, index: number, delta: number): void {
  array[index] = (array[index] ?? 0) + delta;
}

export function floatAt(array: Float64Array, index: number): number {
  return array[index] ?? 0;
}

export function addFloat(array: Float64Array, index: number, delta: number): void {
  array[index] = (array[index] ?? 0) + delta;
}

/** A longer copy. The new part is zero. */
export function grownInts(array: Int32Array, length: number): Int32Array<ArrayBuffer> {
  const longer = new Int32Array(length);
  longer.set(array);
  return longer;
}
