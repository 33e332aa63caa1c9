import { ConnectionRegistry } from '../../connection-registry.ts';
import type { Topic } from '@meridian/protocol/live/topic-names';
import type { User } from '@meridian/protocol/rest/identity-schemas';
import { createTopicSources } from '../create-topic-sources.ts';
import type { TableRecords } from '../fields/table-records.ts';
import { type Row, type TableName, toRow } from '../row-batch.ts';
import { createTopicTables, type TableLimits } from '../tables/topic-tables.ts';
import { TopicClient } from './topic-client.ts';

/** Tables and topics with a clock that the test sets. */
export function topicDesk(limits: Partial<TableLimits> = {}) {
  const clock = { nowMs: 0 };
  const nowMs = () => clock.nowMs;
  const tables = createTopicTables(limits);
  const registry = new ConnectionRegistry(nowMs);
  const topics = createTopicSources({ tables, registry, nowMs });
  const put = <Name extends TableName>(table: Name, ...records: TableRecords[Name][]) => {
    const upserts: readonly Row[] = records.map((record) => toRow(table, record));
    tables.apply({ atMs: clock.nowMs, tables: { [table]: { upserts, patches: [], removed: [] } } });
  };
  const remove = (table: TableName, ...removed: (string | number)[]) =>
    tables.apply({ atMs: clock.nowMs, tables: { [table]: { upserts: [], patches: [], removed } } });
  const join = (topic: Topic, user: User, params: Readonly<Record<string, unknown>> = {}) => {
    const source = topics.sources[topic];
    if (source === undefined) throw new Error(`${topic} is not served`);
    return new TopicClient(source, user, params);
  };
  return { clock, tables, registry, topics, put, remove, join };
}
