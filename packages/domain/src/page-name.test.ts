import { describe, expect, it } from 'vitest';
import { pageName } from './page-name.ts';

describe('pageName', () => {
  it.each([
    ['/parent-orders', 'parent-orders'],
    ['/parent-orders/child', 'parent-orders'],
    ['/parent-orders/childAll', 'parent-orders'],
    ['/parent-orders/executions', 'parent-orders'],
    ['/parent-orders/cancelled', 'parent-orders'],
    ['/parent-orders/audit-log', 'parent-orders'],
    ['/parent-orders/calendar-spread', 'parent-orders'],
    ['/trade-analitycs/summary/child', 'summary'],
    ['/trade-analitycs/summary', 'summary'],
    ['/reports/scheduled/', 'scheduled'],
    ['/power-search/child?order=1/2#x', 'power-search'],
    ['/parent-orders/childall', 'childall'],
    ['/child', ''],
    ['/', ''],
    ['', ''],
  ])('of %s is "%s"', (path, name) => {
    expect(pageName(path)).toBe(name);
  });
});
