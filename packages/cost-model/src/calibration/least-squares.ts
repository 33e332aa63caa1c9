/** A pivot this much smaller than the largest means that a column adds nothing. */
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

/** Weighted least squares by the normal equations: the few columns of a cost model need no more. */
export function leastSquares(
  design: readonly (readonly number[])[],
  response: readonly number[],
  weights: readonly number[],
): number[] | null {
  const columns = design[0]?.length ?? 0;
  if (columns === 0) return null;
  const normal = Array.from({ length: columns }, () => Array.from({ length: columns }, () => 0));
  const right = Array.from({ length: columns }, () => 0);
  design.forEach((row, index) => {
    const weight = weights[index] ?? 0;
    const observed = response[index] ?? 0;
    for (const [i, line] of normal.entries()) {
      const weighted = weight * (row[i] ?? 0);
      for (let j = 0; j < columns; j += 1) line[j] = (line[j] ?? 0) + weighted * (row[j] ?? 0);
      right[i] = (right[i] ?? 0) + weighted * observed;
    }
  });
  return solveLinear(normal, right);
}
