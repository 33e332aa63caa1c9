import { startBenchDatabase } from '../support/bench-database.ts';

const HORIZONS = [0, 1, 2, 3, 4];

/** As many fills of the same shape, made by the database itself. */
function tableSql(fills: number, days: number): string {
  const mids = HORIZONS.map((at) => `price * (1 + 0.002 * (random() - 0.5)) AS mid_${at}`).join(', ');
  return `CREATE UNLOGGED TABLE bench_fill AS
    SELECT DATE '2026-08-03' + day AS trade_date, 'S' || symbol AS exchange_symbol, venue, liquidity, account, side,
      price, 100.0 AS qty, 100 * price AS usd, price - 0.01 AS bid, price + 0.01 AS ask, ${mids}
    FROM (SELECT n % ${days} AS day, floor(500 * random())::int AS symbol,
        (ARRAY['XNYS', 'XNAS', 'BATS', 'ARCX', 'DRK1', 'DRK2', 'XCME'])[1 + n % 7] AS venue,
        (ARRAY['add', 'remove', 'mid'])[1 + n % 3] AS liquidity,
        (ARRAY['ALDGATE', 'BISHOP', 'CHEAP', 'DOWGATE'])[1 + floor(4 * random())::int] AS account,
        CASE WHEN random() < 0.5 THEN 1 ELSE -1 END AS side,
        50 + 100 * random() AS price FROM generate_series(1, ${fills}) AS n) AS made`;
}

const QUERY = `SELECT venue, liquidity, trade_date, exchange_symbol, count(*), sum(qty), sum(usd), sum(usd * usd),
    sum(usd * 20000 * side * (2 * price / (bid + ask) - 1)), sum(usd * 20000 * (ask - bid) / (ask + bid)),
    ${HORIZONS.map((at) => `sum(usd * 10000 * side * (mid_${at} / price - 1))`).join(', ')}
  FROM bench_fill WHERE account <> 'DOWGATE' GROUP BY venue, liquidity, trade_date, exchange_symbol`;

/** Seconds of the plain statement in PostgreSQL, without the intervals. */
export async function plainSqlSeconds(fills: number, days: number): Promise<number> {
  const started = await startBenchDatabase();
  const { pool } = started.database;
  try {
    await pool.query(tableSql(fills, days));
    await pool.query('ANALYZE bench_fill');
    const began = performance.now();
    await pool.query(QUERY);
    return (performance.now() - began) / 1_000;
  } finally {
    await started.remove();
  }
}
