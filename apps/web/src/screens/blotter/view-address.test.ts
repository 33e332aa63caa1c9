import { setStatus, ALL_STATUSES } from '@meridian/domain/status-filter';
import { describe, expect, it } from 'vitest';
import { viewFromAddress, withoutView, withViewAddress } from './view-address.ts';

const DEFAULTS = { sort: [] };

describe('a view in the address', () => {
  it('is read back as it was written, and leaves the rest alone', () => {
    const view = {
      sort: [{ columnId: 'filled_qty', direction: 'descending' as const }],
      filters: {
        status: { kind: 'status' as const, filter: setStatus(ALL_STATUSES, 'FILLED', false) },
        limit_price: { kind: 'limit' as const, filter: { yes: true, no: false } },
        country: { kind: 'set' as const, texts: ['JP', ''] },
      },
      groupBy: ['list_name'],
    };
    const address = withViewAddress(new URLSearchParams('asset=FUTURE&order=7'), view, DEFAULTS);
    expect(address.get('order')).toBe('7');
    expect(address.get('limit')).toBe('yes');
    expect(viewFromAddress(new URLSearchParams(address.toString()))).toEqual(view);
  });

  it('tells the grid of the screen from the one below it', () => {
    const status = { kind: 'status' as const, filter: setStatus(ALL_STATUSES, 'FILLED', false) };
    const below = { sort: [], filters: { status }, groupBy: ['parent_order_numeric_id'] };
    const address = withViewAddress(new URLSearchParams('limit=yes'), below, DEFAULTS, 'below');
    expect(viewFromAddress(address, 'below')).toEqual({ filters: below.filters, groupBy: below.groupBy });
    expect(Object.keys(viewFromAddress(address)?.filters ?? {})).toEqual(['limit_price']);
    expect(withoutView(address, 'below').toString()).toBe('limit=yes');
    expect(viewFromAddress(withoutView(address, 'main'))).toBeNull();
  });

  it('leaves a plain address plain', () => {
    const plain = withViewAddress(new URLSearchParams('status=none'), { sort: [], filters: {}, groupBy: [] }, DEFAULTS);
    expect(plain.toString()).toBe('');
    expect(viewFromAddress(plain)).toBeNull();
  });

  it('passes over what it does not understand', () => {
    expect(viewFromAddress(new URLSearchParams({ grid: '{' }))).toBeNull();
    expect(viewFromAddress(new URLSearchParams({ grid: '{"filters":{"a":{"kind":"magic"}}}' }))).toBeNull();
  });
});
