/** What a COPY column takes; objects and arrays go in as JSON. */
export type CopyValue = string | number | bigint | boolean | object | null | undefined;

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** One line of COPY's text format. */
export function copyLine(values: readonly CopyValue[]): string {
  return `${values.map(copyField).join('\t')}\n`;
}

function copyField(value: CopyValue): string {
  if (value === null || value === undefined) return '\\N';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  // PostgreSQL cannot store it; said here, the message names the reason instead of a byte offset.
  if (text.includes('\0')) throw new Error('text with a NUL character cannot be stored');
  return text.replace(/[\\\n\r\t]/g, (character) => ESCAPES[character] ?? character);
}

/** Lines joined into pieces of about this size, so that a million rows are neither a million writes nor one string. */
const CHUNK_CHARACTERS = 64 * 1024;

export async function* copyChunks(
  rows: Iterable<readonly CopyValue[]> | AsyncIterable<readonly CopyValue[]>,
): AsyncGenerator<string> {
  let chunk = '';
  for await (const row of rows) {
    chunk += copyLine(row);
    if (chunk.length >= CHUNK_CHARACTERS) {
      yield chunk;
      chunk = '';
    }
  }
  if (chunk !== '') yield chunk;
}
