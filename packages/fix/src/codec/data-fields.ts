import { DATA_FIELD_PAIRS } from '../dictionary/generated/data-field-pairs.ts';

const MAX_STANDARD_TAG = 50_000;
const dataByLength = new Int32Array(MAX_STANDARD_TAG);
const lengthByData = new Int32Array(MAX_STANDARD_TAG);
for (const pair of DATA_FIELD_PAIRS.split(' ')) {
  const [length = 0, data = 0] = pair.split(':').map(Number);
  dataByLength[length] = data;
  lengthByData[data] = length;
}

/** The data field whose length a field gives, such as 96 for 95; 0 for every other field. */
export function dataFieldOf(lengthTag: number): number {
  return dataByLength[lengthTag] ?? 0;
}

/** The field that gives the length of a data field, such as 95 for 96; 0 for every other field. */
export function lengthFieldOf(dataTag: number): number {
  return lengthByData[dataTag] ?? 0;
}
