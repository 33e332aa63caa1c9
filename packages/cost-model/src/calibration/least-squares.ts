/** A pivot this much smaller than the largest means that its column is redundant. */
const SINGULAR_PIVOT = 1e-12;

/** Solves A·x = b by elimination with row pivoting; null when A is singular. */
export function solveLinear(matrix: readonly (readonly number[])[], right: readonly number[]): number[] | null {
  const size = right.length;
  const rows = matrix.map((row, index) => [...row, right[index] ?? 0]);
  const largest = Math.max(0, ...matrix.flat().map(Math.abs));
  for (let column = 0; column < size; column += 1) {
    const candidates = rows.slice(column).map((row) => Math.abs(row[column] ?? 0));
    const best = column + candidates.indexOf(Math.max(...candidates));
    const pivotRow = rows[best];
    const displaced = rows[column];
    if (pivotRow === undefined || displaced === undefined) return null;
    const pivot = pivotRow[column] ?? 0;
    if (!(Math.abs(pivot) > largest * SINGULAR_PIVOT)) return null;
    rows[best] = displaced;
    rows[column] = pivotRow.map((value) => value / pivot);
    for (let other = 0; other < size; other += 1) {
      const factor = rows[other]?.[column] ?? 0;
      if (other === column || factor === 0) continue;
      rows[other] = (rows[other] ?? []).map((value, index) => value - factor * (rows[column]?.[index] ?? 0));
    }
  }
  const solution = rows.map((row) => row[size] ?? Number.NaN);
  return solution.every(Number.isFinite) ? solution : null;
}

/** Observations in one flat array, because a bootstrap reads them millions of times. */
export type FlatSample = {
  readonly columns: number;
  readonly design: Float64Array;
  readonly response: Float64Array;
};

export function flatSample(design: readonly (readonly number[])[], response: readonly number[]): FlatSample {
  return {
    columns: design[0]?.length ?? 0,
    design: Float64Array.from(design.flat()),
    response: Float64Array.from(response),
  };
}

/** Weighted least squares by the normal equations, which suffice for few columns. */
export function leastSquares({ columns, design, response }: FlatSample, weights: Float64Array): number[] | null {
  if (columns === 0) return null;
  const normal = new Float64Array(columns * columns);
  const right = new Float64Array(columns);
  for (let row = 0, at = 0; row < response.length; row += 1, at += columns) {
    for (let i = 0; i < columns; i += 1) {
      const weighted = (weights[row] ?? 0) * (design[at + i] ?? 0);
      right[i] = (right[i] ?? 0) + weighted * (response[row] ?? 0);
      for (let j = 0; j < columns; j += 1) {
        normal[i * columns + j] = (normal[i * columns + j] ?? 0) + weighted * (design[at + j] ?? 0);
      }
    }
  }
  const rows = Array.from(right, (_, i) => [...normal.subarray(i * columns, (i + 1) * columns)]);
  return solveLinear(rows, [...right]);
}
