import { expect, it } from 'vitest';
import { panelOf, type SidePanel, withPanel } from './panel-address.ts';

it.each<SidePanel>([
  { kind: 'market-data', symbol: 'VOD' },
  { kind: 'market-data', symbol: 'ESZ6:ESH7' },
  { kind: 'description' },
  { kind: 'configuration' },
  { kind: 'trade' },
  { kind: 'basket' },
  { kind: 'studio' },
  { kind: 'send-staged', orders: [] },
  { kind: 'pending-parameters', orders: [904_114, 904_115] },
])('keeps %o in the address, beside the rest', (panel) => {
  const address = withPanel(new URLSearchParams('order=7'), panel);
  expect(address.get('order')).toBe('7');
  expect(panelOf(new URLSearchParams(address.toString()))).toEqual(panel);
  expect(withPanel(address, null).toString()).toBe('order=7');
});

it('knows no panel by another name', () => {
  for (const text of ['', 'market-data:', 'market-data', 'analytics', `market-data:${'x'.repeat(65)}`]) {
    expect(panelOf(new URLSearchParams({ panel: text }))).toBeNull();
  }
});
