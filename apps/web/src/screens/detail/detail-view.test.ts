import type { AssetSelection } from '@meridian/domain/asset-class';
import { describe, expect, it } from 'vitest';
import { DETAIL_PANES, DETAIL_VIEWS, detailSource, isDetailView } from './detail-view.ts';

const asset: AssetSelection = 'EQUITY';
const question = { asset, isOpenOnly: true } as const;

describe('the topic of a detail pane', () => {
  it.each([
    ['child', 'child_orders', { parent_order_numeric_ids: [904], open_only: true }],
    ['childAll', 'child_orders', { asset, open_only: true }],
    ['executions', 'executions', { parent_order_numeric_ids: [904] }],
    ['cancelled', 'cancelled', { parent_order_numeric_ids: [904] }],
    ['audit-log', 'audit', { parent_order_numeric_ids: [904] }],
    ['calendar-spread', 'calendar_spread', { parent_order_numeric_ids: [904] }],
  ] as const)('%s of an order is %s of that order', (view, topic, params) => {
    expect(detailSource({ ...question, view, order: 904 })).toEqual({ topic, params });
  });

  it('shows the fills of an order of another asset class than the selected one', () => {
    expect(detailSource({ ...question, view: 'executions', order: 904 })?.params).not.toHaveProperty('asset');
  });

  it.each(['executions', 'cancelled'] as const)('shows %s of the whole asset class while no order is open', (view) => {
    expect(detailSource({ ...question, view, order: null })?.params).toEqual({ asset });
  });

  it.each(['child', 'audit-log', 'market'] as const)('asks for nothing for %s while no order is open', (view) => {
    expect(detailSource({ ...question, view, order: null })).toBeNull();
  });

  it('has a pane with a text for the empty state for each view but the market, which is no table', () => {
    const views = DETAIL_PANES.map(({ view }) => view);
    expect(views).toEqual(DETAIL_VIEWS.filter((view) => view !== 'market'));
    expect(DETAIL_PANES.every(({ emptyText }) => emptyText.endsWith('.'))).toBe(true);
  });

  it('knows its names from an address', () => {
    expect(isDetailView('executions')).toBe(true);
    expect(isDetailView('toString')).toBe(false);
    expect(isDetailView(undefined)).toBe(false);
  });
});
