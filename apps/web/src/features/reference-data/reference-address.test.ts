import { describe, expect, it } from 'vitest';
import { readReferenceAddress, withReferenceAddress } from './reference-address.ts';

const today = '2026-11-16';
const read = (text: string) => readReferenceAddress(new URLSearchParams(text), today);

describe('address of the reference data', () => {
  it("opens today's instruments", () => {
    expect(read('asset=FUTURE')).toEqual({ kind: 'instruments', date: today, search: '' });
  });

  it('accepts only valid kinds and dates', () => {
    expect(read('kind=planets&date=2026-02-30')).toMatchObject({ kind: 'instruments', date: today });
    expect(read('kind=venues&date=2026-01-02&search=XN')).toEqual({ kind: 'venues', date: '2026-01-02', search: 'XN' });
  });

  it('leaves out defaults and keeps parameters of others', () => {
    const params = new URLSearchParams('asset=FUTURE&kind=venues&search=x');
    expect(withReferenceAddress(params, { search: '', kind: 'brokers' }, today).toString()).toBe(
      'asset=FUTURE&kind=brokers',
    );
  });
});
