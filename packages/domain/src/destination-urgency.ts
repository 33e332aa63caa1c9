export const NO_URGENCY = 'None';

/** None is how the configuration writes "not set"; a row that carries it would send it on to the algorithm. */
export function withoutNoUrgency<Row extends Readonly<Record<string, unknown>>>(
  row: Row,
): Row | Omit<Row, 'algo_urgency'> {
  if (row['algo_urgency'] !== NO_URGENCY) return row;
  const { algo_urgency: _dropped, ...rest } = row;
  return rest;
}
