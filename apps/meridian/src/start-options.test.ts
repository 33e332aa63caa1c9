import { describe, expect, it } from 'vitest';
import { parseStartOptions } from './start-options.ts';

describe('the options of npm start', () => {
  it('are none by default', () => {
    expect(parseStartOptions([])).toEqual({ isEmpty: false, isBare: false, pastDays: 60 });
  });

  it('scale the demo world', () => {
    expect(parseStartOptions(['--orders', '20000', '--rate', '0.5'])).toEqual({
      isEmpty: false,
      isBare: false,
      pastDays: 60,
      orders: 20_000,
      rate: 0.5,
    });
    expect(parseStartOptions(['--empty'])).toEqual({ isEmpty: true, isBare: true, pastDays: 60 });
    expect(parseStartOptions(['--empty', '--silent-venues'])).toEqual({
      isEmpty: true,
      isBare: true,
      pastDays: 60,
      areVenuesSilent: true,
    });
    expect(parseStartOptions(['--past-days', '0'])).toEqual({ isEmpty: false, isBare: false, pastDays: 0 });
    expect(parseStartOptions(['--bare'])).toEqual({ isEmpty: false, isBare: true, pastDays: 60 });
  });

  it.each([
    [['--orders', '0']],
    [['--orders', '1.5']],
    [['--orders', '1e9']],
    [['--rate', 'many']],
    [['--rate', '']],
    [['--empty', '--rate', '2']],
    [['--past-days', '-1']],
    [['--past-days', '1000']],
    [['--verbose']],
    [['now']],
  ])('%j is refused with what is possible', (args) => {
    expect(() => parseStartOptions(args)).toThrow(expect.objectContaining({ name: 'StartupProblem' }));
  });
});
