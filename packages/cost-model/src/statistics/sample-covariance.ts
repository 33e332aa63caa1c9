import { sum } from '../sum.ts';

/** The covariance of the columns of a table; null for fewer than two rows. */
export function sampleCovariance(rows: readonly (readonly number[])[]): readonly (readonly number[])[] | null {
  const width = rows[0]?.length ?? 0;
  if (rows.length < 2 || width === 0) return null;
  const columns = Array.from({ length: width }, (_, column) => {
    const values = rows.map((row) => row[column] ?? 0);
    const mean = sum(values) / values.length;
    return values.map((value) => value - mean);
  });
  return columns.map((left) =>
    columns.map((right) => sum(left.map((value, row) => value * (right[row] ?? 0))) / (rows.length - 1)),
  );
}
