import { describe, expect, it } from 'vitest';
import { blotterAddress, groupTopic, type OrderGroup } from './group-orders.ts';

const LIST: OrderGroup = { by: 'list', name: 'US & "A"', status: 'all', asset: 'FUTURE' };

/** The search behind a line, by its conditions. */
function searchFor(...conditions: readonly object[]) {
  return { params: { where: { join: 'and', conditions } } };
}

const NAMED = { field: 'list_name', operator: '=', value: 'US & "A"' };

describe('the orders behind a line of the summary', () => {
  it('are those of the group and of the asset class on the screen', () => {
    expect(groupTopic(LIST).params).toMatchObject({ asset: 'FUTURE' });
    expect(groupTopic(LIST)).toMatchObject(searchFor(NAMED));
    const nowhere = groupTopic({ ...LIST, by: 'country', name: null });
    expect(nowhere).toMatchObject(searchFor({ field: 'country', operator: '=', value: null }));
  });

  it('are not cut twice by asset class: a line by asset class names its own', () => {
    const topic = groupTopic({ ...LIST, by: 'asset class', name: 'EQUITY' });
    expect(topic.params).not.toHaveProperty('asset');
    expect(topic).toMatchObject(searchFor({ field: 'asset_class', operator: '=', value: 'EQUITY' }));
  });

  it('are filled orders under Filled, and no order that is still working with a fill', () => {
    const filled = { field: 'status', operator: '=', value: 'FILLED' };
    expect(groupTopic({ ...LIST, status: 'filled' })).toMatchObject(searchFor(NAMED, filled));
    const open = { field: 'status', operator: 'in', not: true };
    expect(groupTopic({ ...LIST, status: 'open' })).toMatchObject(searchFor(NAMED, open));
  });
});

describe('Show in blotter', () => {
  it('leads to the blotter with the group filtered, whatever letters its name has', () => {
    const search = new URL(blotterAddress(LIST), 'http://desk').searchParams;
    expect(search.get('asset')).toBe('FUTURE');
    expect(JSON.parse(search.get('grid') ?? '')).toEqual({
      filters: { list_name: { kind: 'set', texts: ['US & "A"'] } },
    });
  });

  it('finds orders without a list by the empty cell', () => {
    const search = new URL(blotterAddress({ ...LIST, name: null }), 'http://desk').searchParams;
    expect(JSON.parse(search.get('grid') ?? '')).toEqual({ filters: { list_name: { kind: 'set', texts: [''] } } });
  });

  it('chooses the asset class of a line, and filters nothing else', () => {
    const search = new URL(blotterAddress({ ...LIST, by: 'asset class', name: 'EQUITY' }), 'http://desk').searchParams;
    expect([search.get('asset'), search.get('grid')]).toEqual(['EQUITY', null]);
  });
});
