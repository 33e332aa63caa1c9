import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { TABLE_FIELDS, TABLE_NAMES, type TableName } from '../topics/row-batch.ts';
import { BatchBuilder } from './batch-builder.ts';

const ROWS = 500;
const BATCHES = 20;
const MAX_MB = 2;

setFlagsFromString('--expose-gc');
const collect: (options: { readonly type: 'minor' }) => void = runInNewContext('gc');

/** Twice, because what two of them have seen counts as old. */
function collectYoung(): void {
  for (let nth = 0; nth < 2; nth += 1) collect({ type: 'minor' });
}

function oldMb(): number {
  const old = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'old_space');
  return (old?.space_used_size ?? Number.NaN) / 1_000_000;
}

function put(builder: BatchBuilder, table: TableName, key: number, nth: number): void {
  builder.put(
    table,
    TABLE_FIELDS[table].map((_, column) => (column === 0 ? key : nth + column / 3)),
    true,
  );
}

/** Many rows of one table, and then one of each other. */
function fill(builder: BatchBuilder, nth: number): void {
  for (let key = 1; key <= ROWS; key += 1) put(builder, 'audit', key, nth);
  for (const table of TABLE_NAMES) put(builder, table, ROWS + 1, nth);
}

/** Apart from the test, so that nothing of it is on the stack afterwards. */
function send(builder: BatchBuilder, nth: number): void {
  fill(builder, nth);
  builder.take(0);
}

it('leaves nothing of the batches that were sent in the old memory, which a desk would have to collect', () => {
  const builder = new BatchBuilder();
  fill(builder, 0);
  // A batch that waits for long is old itself.
  collectYoung();
  builder.take(0);
  const before = oldMb();
  for (let nth = 1; nth <= BATCHES; nth += 1) {
    send(builder, nth);
    collectYoung();
  }
  expect(oldMb() - before).toBeLessThan(MAX_MB);
});
