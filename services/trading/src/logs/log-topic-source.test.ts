import type { StoredLogEntry } from '@meridian/storage/event-log/log-entry';
import { describe, expect, it } from 'vitest';
import type { TopicScope } from '../live/topic-source.ts';
import { logTopicSources } from './log-topic-source.ts';
import { LogWindow } from './log-window.ts';
import { storedEntry } from './testing.ts';

const SCOPE: TopicScope = { accounts: ['ALDGATE'], alloc_accounts: ['BOREALIS-01'], market_data_permit: false };

type Params = { readonly snapshot_only?: boolean; readonly parent_order_numeric_ids?: readonly number[] };

function openTopic(
  topic: 'event_log' | 'parent_log',
  params: Params = {},
  { max = 10, first = [] as readonly StoredLogEntry[], older = [] as readonly StoredLogEntry[] } = {},
) {
  const window = new LogWindow(max);
  window.append(first);
  const asked: number[] = [];
  const store = {
    before: async (_filter: unknown, id: number) => {
      asked.push(id);
      return older;
    },
  };
  const source = logTopicSources({ window, store, onError: () => undefined })[topic];
  if (source === undefined) throw new Error(`${topic} has no source`);
  const touched: unknown[] = [];
  const view = source.open({ snapshot_only: false, ...params }, SCOPE, (key) => touched.push(key));
  return { window, view, touched, asked, source };
}

const foreign = { account: 'CASTELLAN', alloc_account: 'CASTELLAN-LS' };

describe('log topics', () => {
  it('show the entries of the accounts, of the allocation accounts and of nobody, and no others', () => {
    const nobody = { ...storedEntry(4), account: null, alloc_account: null, numeric_id: null };
    const granted = { account: 'BOREALIS', alloc_account: 'BOREALIS-01' };
    const first = [storedEntry(1), storedEntry(2, foreign), storedEntry(3, granted), nobody];
    const { view, window, touched } = openTopic('event_log', {}, { first });
    expect([...view.keys()]).toEqual([1, 3, 4]);
    expect(view.row(2)).toBeUndefined();
    window.append([storedEntry(5, foreign), storedEntry(6)]);
    expect(touched).toEqual([6]);
  });

  it('give each row its id and then the fields of the desk', () => {
    const { view, source } = openTopic('event_log', {}, { first: [storedEntry(1)] });
    const { timestamp, log_level, list_name, numeric_id, symbol, side, size, file_name, log_message } = storedEntry(1);
    const desk = { timestamp, log_level, list_name, numeric_id, symbol, side, size, file_name, log_message };
    expect(source.fields).toEqual(['id', ...Object.keys(desk)]);
    expect(view.row(1)).toEqual([1, ...Object.values(desk)]);
  });

  it('have every entry in the event log, and those about parents as a whole in the parent log', () => {
    const first = [storedEntry(1), storedEntry(2, { scope: 'parent' })];
    expect([...openTopic('event_log', {}, { first }).view.keys()]).toEqual([1, 2]);
    expect([...openTopic('parent_log', {}, { first }).view.keys()]).toEqual([2]);
  });

  it('send nothing after a snapshot without a subscription, while a later subscriber gets the newest', () => {
    const { view, window, touched } = openTopic('event_log', { snapshot_only: true }, { first: [storedEntry(1)] });
    window.append([storedEntry(2)]);
    expect(touched).toEqual([]);
    expect([...view.keys()]).toEqual([1, 2]);
  });

  it('drop what fell out of the window', () => {
    const first = [storedEntry(1), storedEntry(2)];
    const { view, window, touched } = openTopic('event_log', {}, { max: 3, first });
    window.append([storedEntry(3), storedEntry(4)]);
    expect(touched).toEqual([1, 3, 4]);
    expect([...view.keys()]).toEqual([2, 3, 4]);
    expect(view.row(1)).toBeUndefined();
  });

  it('reach back beyond the window for the orders asked for, and keep them', async () => {
    const first = [storedEntry(8, { numeric_id: 7 }), storedEntry(9, { numeric_id: 6 })];
    const older = [storedEntry(5, { numeric_id: 7 }), storedEntry(2, { numeric_id: 7 })];
    const { view, window, touched, asked } = openTopic(
      'event_log',
      { parent_order_numeric_ids: [7] },
      { max: 2, first, older },
    );
    expect([...view.keys()]).toEqual([8]);
    await Promise.resolve();
    expect([asked, touched]).toEqual([[8], [2, 5]]);
    window.append([storedEntry(10, { numeric_id: 7 }), storedEntry(11)]);
    expect([...view.keys()].toSorted((a, b) => Number(a) - Number(b))).toEqual([2, 5, 8, 10]);
    expect(touched).toEqual([2, 5, 10]);
  });

  it('ask the store for nothing when the window has it all', () => {
    const { asked } = openTopic('event_log', { parent_order_numeric_ids: [7] }, { first: [storedEntry(1)] });
    expect(asked).toEqual([]);
  });

  it('are silent once closed', async () => {
    const first = [storedEntry(8), storedEntry(9)];
    const { view, window, touched } = openTopic(
      'event_log',
      { parent_order_numeric_ids: [1] },
      { max: 2, first, older: [storedEntry(3)] },
    );
    view.close();
    window.append([storedEntry(10)]);
    await Promise.resolve();
    expect(touched).toEqual([]);
  });
});
