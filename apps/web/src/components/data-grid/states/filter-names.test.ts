import { parentOrdersGrid } from '@meridian/domain/columns/parent-orders';
import { expect, it } from 'vitest';
import { filterNames } from './filter-names.ts';

const text = { kind: 'text', contains: 'x' } as const;

it('names what hides the rows', () => {
  const { columns } = parentOrdersGrid;
  expect(filterNames(columns, { list_name: text }, '')).toBe('List');
  expect(filterNames(columns, { list_name: text, status: text, limit_price: text }, '')).toBe('Status, Limit and List');
  expect(filterNames(columns, { status: text }, 'aapl')).toBe('Status and the search');
  expect(filterNames(columns, {}, ' aapl ')).toBe('the search “aapl”');
});
