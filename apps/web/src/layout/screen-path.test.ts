import { describe, expect, it } from 'vitest';
import { screenPath } from './screen-path.ts';

describe('the path of a screen', () => {
  it.each([
    ['/', '/'],
    ['/parent-orders', '/'],
    ['/parent-orders/executions', '/'],
    ['/trade-analitycs/summary/audit-log', '/trade-analitycs/summary'],
    ['/admin/users/', '/admin/users'],
    ['/power-search', '/power-search'],
  ])('%s is %s', (pathname, path) => {
    expect(screenPath(pathname)).toBe(path);
  });
});
