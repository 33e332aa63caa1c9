import { describe, expect, it } from 'vitest';
import { zoneLabel, zonesDiffer } from './zone-label.ts';

const WINTER = Date.UTC(2026, 0, 15, 12);
const SUMMER = Date.UTC(2026, 6, 15, 12);

describe('zoneLabel', () => {
  it('names the zone and its city, by season', () => {
    expect(zoneLabel('America/New_York', WINTER)).toBe('EST · New York');
    expect(zoneLabel('America/New_York', SUMMER)).toBe('EDT · New York');
    expect(zoneLabel('Europe/Berlin', WINTER)).toBe('CET · Berlin');
  });

  it('has no city for UTC', () => {
    expect(zoneLabel('UTC', WINTER)).toBe('UTC');
  });

  it('counts hours where no abbreviation is in use', () => {
    expect(zoneLabel('Asia/Singapore', WINTER)).toMatch(/^(GMT\+8|SGT|UTC\+8) · Singapore$/);
  });
});

describe('zonesDiffer', () => {
  it('compares clocks, not names', () => {
    expect(zonesDiffer('America/New_York', 'America/Toronto', WINTER)).toBe(false);
    expect(zonesDiffer('America/New_York', 'UTC', WINTER)).toBe(true);
  });
});
