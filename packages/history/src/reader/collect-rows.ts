import type { Answer } from './open-history.ts';

const DEFAULT_MAX_ROWS = 100_000;

/** The rows of all portions, up to a maximum. A stream that has more is left. */
export async function collectRows<Row>(
  portions: AsyncGenerator<readonly Row[], void, void>,
  maxRows = DEFAULT_MAX_ROWS,
): Promise<Answer<Row>> {
  const rows: Row[] = [];
  for await (const portion of portions) {
    if (rows.length + portion.length > maxRows) {
      rows.push(...portion.slice(0, maxRows - rows.length));
      return { rows, isTruncated: true };
    }
    rows.push(...portion);
  }
  return { rows, isTruncated: false };
}
