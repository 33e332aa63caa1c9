import { appliesToAsset } from '@meridian/domain/columns/column';
import { parentOrdersGrid } from '@meridian/domain/columns/parent-orders';
import { expect, it } from 'vitest';
import { defaultGridView } from '../../components/data-grid/view/grid-view.ts';
import { blankColumns, blankNote } from './blank-columns.ts';

const columns = parentOrdersGrid.columns.filter((column) => appliesToAsset(column, 'EQUITY'));
const shown = defaultGridView(parentOrdersGrid).columns;

it('names the columns that are shown and may not be read', () => {
  expect(blankColumns(columns, shown, () => false)).toEqual(['Last', '% Chg', 'IVWAP bp', 'Arrival bp', 'Bid', 'Ask']);
  const withoutBid = shown.map((column) => ({ ...column, hidden: column.hidden || column.id === 'current_bid' }));
  expect(blankColumns(columns, withoutBid, () => false)).toEqual(['Last', '% Chg', 'IVWAP bp', 'Arrival bp', 'Ask']);
});

it('names none for who may read them', () => {
  expect(blankColumns(columns, shown, (flag) => flag === 'market_data_permit')).toEqual([]);
});

it('says it in one sentence, however many there are', () => {
  expect(blankNote([])).toBeNull();
  expect(blankNote(['Last'])).toBe('Last needs the market data permit');
  expect(blankNote(['Last', 'Bid'])).toBe('Last and Bid need the market data permit');
  expect(blankNote(['a', 'b', 'c', 'd', 'e', 'f'])).toBe('a, b, c, d and 2 more need the market data permit');
});
