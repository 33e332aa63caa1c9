import { expect, it } from 'vitest';
import { popoverPlace } from './popover-place.ts';

const VIEW = { width: 1280, height: 720 };
const PANEL = { width: 220, height: 300 };
const at = (left: number, top: number) => ({ left, right: left + 80, top, bottom: top + 28 });

it('hangs below its anchor', () => {
  expect(popoverPlace(at(100, 60), PANEL, VIEW)).toEqual({ x: 100, y: 92 });
});

it('stays inside the window', () => {
  expect(popoverPlace(at(1240, 60), PANEL, VIEW).x).toBe(1280 - 220 - 8);
});

it('turns upward where there is no room below', () => {
  expect(popoverPlace(at(100, 600), PANEL, VIEW).y).toBe(600 - 4 - 300);
});

it('covers its anchor rather than leaving the window', () => {
  expect(popoverPlace(at(100, 300), { width: 220, height: 700 }, VIEW).y).toBe(12);
});
